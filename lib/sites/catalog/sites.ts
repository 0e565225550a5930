/** PURE. All built-in sites: the one list. */

import { airbnb } from './airbnb.ts';
import { amazon } from './amazon.ts';
import { arxiv } from './arxiv.ts';
import { asana } from './asana.ts';
import { bbc } from './bbc.ts';
import { bilibili } from './bilibili.ts';
import { bitbucket } from './bitbucket.ts';
import { booking } from './booking.ts';
import { confluence } from './confluence.ts';
import { crates } from './crates.ts';
import { csdn } from './csdn.ts';
import { deepl } from './deepl.ts';
import type { BuiltInSite } from './define-site.ts';
import { discord } from './discord.ts';
import { discourse } from './discourse.ts';
import { dockerHub } from './docker-hub.ts';
import { ebay } from './ebay.ts';
import { figma } from './figma.ts';
import { gitea } from './gitea.ts';
import { github } from './github.ts';
import { githubGist } from './github-gist.ts';
import { gitlab } from './gitlab.ts';
import { gmail } from './gmail.ts';
import { googleCalendar } from './google-calendar.ts';
import { googleDocs } from './google-docs.ts';
import { googleDrive } from './google-drive.ts';
import { googleSearch } from './google-search.ts';
import { googleSheets } from './google-sheets.ts';
import { grafana } from './grafana.ts';
import { guardian } from './guardian.ts';
import { hackerNews } from './hacker-news.ts';
import { huggingFace } from './hugging-face.ts';
import { imdb } from './imdb.ts';
import { jenkins } from './jenkins.ts';
import { jira } from './jira.ts';
import { juejin } from './juejin.ts';
import { leMonde } from './le-monde.ts';
import { lesswrong } from './lesswrong.ts';
import { linear } from './linear.ts';
import { linkedin } from './linkedin.ts';
import { lwn } from './lwn.ts';
import { mastodon } from './mastodon.ts';
import { mdn } from './mdn.ts';
import { mediawiki } from './mediawiki.ts';
import { medium } from './medium.ts';
import { notion } from './notion.ts';
import { npm } from './npm.ts';
import { nytimes } from './nytimes.ts';
import { outlook } from './outlook.ts';
import { pypi } from './pypi.ts';
import { reddit } from './reddit.ts';
import { royalRoad } from './royal-road.ts';
import { slack } from './slack.ts';
import { stackExchange } from './stack-exchange.ts';
import { stripeDocs } from './stripe-docs.ts';
import { substack } from './substack.ts';
import { swaggerUi } from './swagger-ui.ts';
import { taobao } from './taobao.ts';
import { trello } from './trello.ts';
import { v2ex } from './v2ex.ts';
import { wikipedia } from './wikipedia.ts';
import { wordpressAdmin } from './wordpress-admin.ts';
import { x } from './x.ts';
import { youtube } from './youtube.ts';
import { zhihu } from './zhihu.ts';

export const BUILT_IN_SITES: readonly BuiltInSite[] = [
  airbnb,
  amazon,
  arxiv,
  asana,
  bbc,
  bilibili,
  bitbucket,
  booking,
  confluence,
  crates,
  csdn,
  deepl,
  discord,
  discourse,
  dockerHub,
  ebay,
  figma,
  gitea,
  github,
  githubGist,
  gitlab,
  gmail,
  googleCalendar,
  googleDocs,
  googleDrive,
  googleSearch,
  googleSheets,
  grafana,
  guardian,
  hackerNews,
  huggingFace,
  imdb,
  jenkins,
  jira,
  juejin,
  leMonde,
  lesswrong,
  linear,
  linkedin,
  lwn,
  mastodon,
  mdn,
  mediawiki,
  medium,
  notion,
  npm,
  nytimes,
  outlook,
  pypi,
  reddit,
  royalRoad,
  slack,
  stackExchange,
  stripeDocs,
  substack,
  swaggerUi,
  taobao,
  trello,
  v2ex,
  wikipedia,
  wordpressAdmin,
  x,
  youtube,
  zhihu,
];
