/** What the options page asks about site descriptors. */
import { z } from 'zod';
import { appStateSchema } from '#lib/app-state/app-state.ts';
import type { Contract } from './rpc.ts';

const nothing = z.object({});
const descriptorId = z.string().min(1).max(64);
const text = z.string();

export const siteViewSchema = z.object({
  id: descriptorId,
  name: z.string(),
  hosts: z.array(z.string()),
  pages: z.number(),
  enabled: z.boolean(),
  /** What is missing on its pages; empty while they are as it says. */
  drifted: z.array(z.object({ page: z.string(), fields: z.array(z.string()) })),
});
export type SiteView = z.infer<typeof siteViewSchema>;

export const sitesSnapshotSchema = z.object({
  builtIn: z.array(siteViewSchema),
  own: z.array(siteViewSchema),
});
export type SitesSnapshot = z.infer<typeof sitesSnapshotSchema>;

const faultSchema = z.object({
  line: z.number(),
  column: z.number(),
  reason: z.string(),
  remedy: z.string(),
});

export const sitesImportedSchema = z.object({
  /** The ids of those that were taken. */
  accepted: z.array(z.string()),
  refused: z.array(z.object({ id: z.string().nullable(), faults: z.array(faultSchema) })),
  sites: sitesSnapshotSchema,
});
export type SitesImported = z.infer<typeof sitesImportedSchema>;

export const siteTrialSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('seen'),
    url: z.string(),
    /** Which descriptor and page described it; `null` when none did. */
    descriptorId: z.string().nullable(),
    pageId: z.string().nullable(),
    state: appStateSchema,
    header: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
    items: z.array(z.object({ label: z.string(), value: z.string() })),
    /** Other descriptors that would have done, and those that did not recognise the page. */
    others: z.array(z.string()),
    staleTags: z.boolean(),
  }),
  z.object({ status: z.literal('unseen'), reason: z.string() }),
]);
export type SiteTrial = z.infer<typeof siteTrialSchema>;

export const sitesContract = {
  'sites-read': { request: nothing, reply: sitesSnapshotSchema },
  /** The text of a descriptor: as the person wrote it, or a built-in one as the start of one's own. */
  'site-text': { request: z.object({ id: descriptorId }), reply: z.object({ text }) },
  /** One descriptor, or a file of many: each is taken or refused by itself. */
  'sites-import': { request: z.object({ text }), reply: sitesImportedSchema },
  'site-remove': { request: z.object({ id: descriptorId }), reply: sitesSnapshotSchema },
  'site-enable': {
    request: z.object({ id: descriptorId, enabled: z.boolean() }),
    reply: sitesSnapshotSchema,
  },
  /** The person's own descriptors as one file. */
  'sites-export': { request: nothing, reply: z.object({ text }) },
  /** The tabs that can be read now. */
  'site-tabs': {
    request: nothing,
    reply: z.object({
      tabs: z.array(z.object({ id: z.number(), title: z.string(), url: z.string() })),
    }),
  },
  'site-try': { request: z.object({ text, tabId: z.number() }), reply: siteTrialSchema },
} as const satisfies Contract;
