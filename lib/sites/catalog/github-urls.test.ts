import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { KnownDescriptor } from '../descriptor.ts';
import { matchPages } from '../match.ts';
import { BUILT_IN_SITES } from './sites.ts';

/** An outsider's list: GitHub's addresses by kind of page. Read from beside the project, never copied into it. */
const LIST = new URL('../../../../shared/fixtures/github-urls.json', import.meta.url);
const urls: Record<string, string[]> = existsSync(LIST)
  ? JSON.parse(readFileSync(LIST, 'utf8'))
  : {};
const known = BUILT_IN_SITES.map<KnownDescriptor>(({ descriptor }) => ({
  descriptor,
  origin: 'built-in',
  updatedAt: 0,
}));

/** The kinds of the list and the pages of ours that are it. `none`: GitHub on hosts of its owners is not told by the address. */
const PAGES: Record<string, string> = {
  __urls_that_dont_match__: 'new-issue repository-page',
  isBlame: 'blame',
  isCommit: 'commit',
  isRepoCommitList: 'commit-list',
  isCompare: 'compare',
  isCompareWikiPage: 'compare-wiki',
  isDashboard: 'dashboard none',
  isHome: 'dashboard none',
  isFeed: 'feed',
  isEnterprise: 'none',
  isGist: 'gist/home gist/profile gist/gist gist/gist-revisions none',
  isGlobalIssueList: 'global-issue-list',
  isGlobalPRList: 'global-pull-list',
  isGlobalSearchResults: 'global-search',
  isIssue: 'issue',
  isLabelList: 'label-list',
  isMilestone: 'milestone',
  isMilestoneList: 'milestone-list',
  isNewFile: 'new-file',
  isNewIssue: 'new-issue',
  isNewRelease: 'new-release',
  isNewWikiPage: 'new-wiki-page',
  isNotifications: 'notifications',
  isTeamDiscussion: 'team team-discussion',
  isProject: 'project organization-project',
  isProjects: 'project-list',
  isDiscussion: 'discussion organization-discussion',
  isNewDiscussion: 'new-discussion organization-new-discussion',
  isDiscussionList: 'discussion-list organization-discussions',
  isPR: 'pull',
  isPRConflicts: 'pull-conflicts',
  isPRCommit: 'pull-commit',
  isPRConversation: 'pull',
  isPRCommitList: 'pull-commit-list',
  isPRFiles: 'pull-files',
  isQuickPR: 'new-pull quick-pull',
  isReleases: 'release-list',
  isTags: 'tag-list',
  isSingleReleaseOrTag: 'release',
  isDeletingFile: 'delete-file',
  isEditingFile: 'edit-file',
  isEditingRelease: 'edit-release',
  isEditingWikiPage: 'edit-wiki-page',
  isRepo: 'project discussion-list new-discussion',
  isRepoTaxonomyIssueOrPRList: 'label',
  isRepoPRList: 'pull-list',
  isRepoIssueList: 'issue-list label',
  isRepoHome: 'repository',
  isRepoRoot: 'repository-root',
  isRepoSearch: 'repository-search',
  isRepoSettings: 'repository-settings repository-settings-part',
  isRepoMainSettings: 'repository-settings',
  isRepliesSettings: 'saved-replies',
  isUserSettings: 'user-settings',
  isRepoTree: 'folder repository',
  isRepoWiki: 'wiki wiki-page new-wiki-page edit-wiki-page compare-wiki',
  isSingleCommit: 'commit',
  isSingleFile: 'file',
  isRenderedTextFile: 'file',
  isFileFinder: 'file-finder',
  isRepoForksList: 'fork-list',
  isRepoNetworkGraph: 'network',
  isForkingRepo: 'fork',
  isSingleGist: 'gist/gist',
  isGistRevision: 'gist/gist-revisions',
  isGistFile: 'gist/gist',
  isTrending: 'trending',
  isBranches: 'branch-list',
  isProfile: 'profile profile-repositories profile-stars profile-followers profile-following',
  isGistProfile: 'gist/profile none',
  isUserProfileRepoTab: 'profile-repositories',
  isUserProfileStarsTab: 'profile-stars',
  isUserProfileFollowersTab: 'profile-followers',
  isUserProfileFollowingTab: 'profile-following',
  isProfileRepoList: 'profile-repositories organization-repositories',
  isMarketplaceAction: 'marketplace-action',
  isActionJobRun: 'action-job',
  isActionRun: 'action-run action-job',
  isNewAction: 'new-workflow',
  isRepositoryActions: 'workflow',
  isNewRepo: 'new-repository',
  isNewRepoTemplate: 'template',
};

function pageOf(url: string): string {
  const [best] = matchPages(url, known).filter(({ rank }) => rank.named === 1);
  if (!best) return 'none';
  const prefix = best.known.descriptor.id === 'github-gist' ? 'gist/' : '';
  return prefix + best.page.id;
}

describe.skipIf(!existsSync(LIST))('the outsider’s list of GitHub addresses', () => {
  test.each(Object.entries(urls))('G4 %s', (kind, addresses) => {
    const allowed = PAGES[kind]?.split(' ') ?? expect.fail('this kind has no page');
    for (const url of addresses) {
      expect(allowed, url).toContain(pageOf(url));
      const foreign = !/^https?:\/\/(?:gist\.)?github\.com(?:[/?]|$)/.test(url);
      expect(pageOf(url) === 'none', url).toBe(foreign);
    }
  });
});
