/** PURE. */
import { defineSite } from './define-site.ts';
import { accountPages } from './github/account-pages.ts';
import { actionPages } from './github/action-pages.ts';
import { codePages } from './github/code-pages.ts';
import { commitPages } from './github/commit-pages.ts';
import { discussionPages } from './github/discussion-pages.ts';
import { issuePages } from './github/issue-pages.ts';
import { organizationPages } from './github/organization-pages.ts';
import { pullPages } from './github/pull-pages.ts';
import { releasePages } from './github/release-pages.ts';
import { repositoryPages } from './github/repository-pages.ts';
import { startPages } from './github/start-pages.ts';
import { wikiPages } from './github/wiki-pages.ts';

export const github = defineSite({
  id: 'github',
  name: 'GitHub',
  hosts: ['github.com'],
  pages: [
    ...startPages,
    ...accountPages,
    ...organizationPages,
    ...repositoryPages,
    ...codePages,
    ...commitPages,
    ...releasePages,
    ...issuePages,
    ...pullPages,
    ...wikiPages,
    ...actionPages,
    ...discussionPages,
  ],
});
