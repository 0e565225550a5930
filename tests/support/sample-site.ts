/** The sample site: a small issue tracker as a single-page app. Alone: `node tests/support/sample-site.ts`. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { type LoopbackServer, listenOnLoopback, readBody, respondJson } from './loopback-server.ts';

const FOLDER = new URL('../fixtures/sample-site/', import.meta.url);
const MEDIA_TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

const commentSchema = z.object({ author: z.string(), at: z.string(), text: z.string() });
const issueSchema = z.object({
  id: z.number(),
  title: z.string(),
  state: z.enum(['open', 'closed']),
  labels: z.array(z.string()),
  author: z.string(),
  assignee: z.string(),
  opened: z.string(),
  text: z.string(),
  comments: z.array(commentSchema),
});
const projectSchema = z.object({
  slug: z.string(),
  about: z.string(),
  branch: z.string(),
  email: z.string(),
  issues: z.array(issueSchema),
});
const dataSchema = z.object({ people: z.array(z.string()), projects: z.array(projectSchema) });
const replySchema = issueSchema
  .pick({ state: true, assignee: true })
  .extend({ comment: z.string() });
const settingsSchema = projectSchema.pick({ about: true, branch: true, email: true });

type Data = z.infer<typeof dataSchema>;
type Project = z.infer<typeof projectSchema>;

export interface SampleSite extends LoopbackServer {
  /** Keeps answers to this path (query left out) back until the returned function is called: how a test makes a title late. */
  hold(pathname: string): () => void;
}

export async function startSampleSite({ port = 0 } = {}): Promise<SampleSite> {
  const data = dataSchema.parse(JSON.parse(await readFile(new URL('data.json', FOLDER), 'utf8')));
  const held = new Map<string, Promise<void>>();
  const server = await listenOnLoopback(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sample.invalid');
    await held.get(url.pathname);
    if (url.pathname.startsWith('/api/')) await answerApi(data, url, request, response);
    else await answerFile(data, url.pathname, response);
  }, port);
  return {
    ...server,
    hold: (pathname) => {
      const gate = Promise.withResolvers<void>();
      held.set(pathname, gate.promise);
      return () => {
        held.delete(pathname);
        gate.resolve();
      };
    },
  };
}

/** Each address of the app gets the same document; one that names nothing gets it with 404. */
async function answerFile(data: Data, pathname: string, response: ServerResponse): Promise<void> {
  const asset = /^\/assets\/([a-z-]+\.(js|css|svg))$/.exec(pathname);
  const [, file, ending] = asset ?? [undefined, 'index.html', 'html'];
  const body = await readFile(new URL(file ?? '', FOLDER)).catch(() => null);
  if (body === null) return void response.writeHead(404).end();
  const known = asset !== null || pathname === '/' || findProject(data, pathname.slice(1)) !== null;
  response.writeHead(known ? 200 : 404, {
    'content-type': MEDIA_TYPES[ending ?? ''] ?? 'text/html; charset=utf-8',
  });
  response.end(body);
}

async function answerApi(
  data: Data,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (url.pathname === '/api/projects') return respondJson(response, listProjects(data));
  const project = findProject(data, url.pathname.slice('/api/'.length));
  const [section, id] = url.pathname.split('/').slice(4);
  if (!project) return respondJson(response, { error: 'no such project' }, 404);
  const body: unknown = request.method === 'POST' ? JSON.parse(await readBody(request)) : null;
  if (section === 'settings') {
    if (body) Object.assign(project, settingsSchema.parse(body));
    return respondJson(response, { project });
  }
  if (id === undefined) return respondJson(response, listIssues(project, url.searchParams));
  const issue = project.issues.find((candidate) => String(candidate.id) === id);
  if (!issue) return respondJson(response, { error: 'no such issue' }, 404);
  if (body) {
    const { comment, ...changes } = replySchema.parse(body);
    Object.assign(issue, changes);
    if (comment.trim()) issue.comments.push({ author: 'ada', at: '2026-03-06', text: comment });
  }
  return respondJson(response, { project, issue, people: data.people });
}

function findProject(data: Data, path: string): Project | null {
  const slug = path.split('/').slice(0, 2).join('/');
  return data.projects.find((project) => project.slug === slug) ?? null;
}

function listProjects(data: Data) {
  return data.projects.map(({ issues, ...project }) => ({
    ...project,
    open: issues.filter((issue) => issue.state === 'open').length,
  }));
}

function listIssues(project: Project, query: URLSearchParams) {
  const state = query.get('state') ?? 'all';
  const label = query.get('label') ?? '';
  const text = (query.get('q') ?? '').toLowerCase();
  const issues = project.issues.filter(
    (issue) =>
      (state === 'all' || issue.state === state) &&
      (label === '' || issue.labels.includes(label)) &&
      `${issue.title} ${issue.text}`.toLowerCase().includes(text),
  );
  const labels = [...new Set(project.issues.flatMap((issue) => issue.labels))].sort();
  return { project, issues, labels };
}

if (import.meta.main) {
  const site = await startSampleSite({ port: Number(process.env.PORT ?? 4173) });
  console.log(`The sample site is at ${site.origin}/acme/web/issues?state=open`);
}
