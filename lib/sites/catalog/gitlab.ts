/** PURE. */
import { defineSite } from './define-site.ts';
import { issueAndMergeRequestPages } from './gitlab/issue-and-merge-request-pages.ts';
import { projectPages } from './gitlab/project-pages.ts';

export const gitlab = defineSite({
  id: 'gitlab',
  name: 'GitLab',
  hosts: ['gitlab.com'],
  recognizedBy: [{ meta: 'og:site_name', startsWith: 'GitLab' }],
  pages: [...projectPages, ...issueAndMergeRequestPages],
});
