/**
 * PURE. The site descriptor: a data file that says how the pages of one site describe themselves. No code, no regular
 * expressions. Every sentence in `.meta({ description })` is what the editor and the published JSON Schema show.
 */
import { z } from 'zod';
import type { Fault } from './fault.ts';
import { checkHostPattern } from './host-pattern.ts';
import { checkPathPattern } from './path-pattern.ts';
import { checkSelector } from './selector.ts';
import { checkTemplate } from './template.ts';
import { checkTitlePattern } from './title-pattern.ts';

/** The version of this format. A file of a newer one is refused, since it may say what this one cannot mean. */
export const DESCRIPTOR_VERSION = 1;

function checked(limit: number, check: (text: string) => Fault | null) {
  return z
    .string()
    .min(1)
    .max(limit)
    .superRefine((text, context) => {
      const found = check(text);
      if (!found) return;
      context.addIssue({ code: 'custom', message: found.reason, params: { remedy: found.remedy } });
    });
}

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'an id is made of a-z, 0-9 and "-"');
const fieldName = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'a field has a name in camelCase');
const template = checked(600, checkTemplate).meta({
  description:
    'Text with {field}, {field|filter} and [parts that are left out when a field in them is missing].',
});
const pathPattern = checked(512, checkPathPattern).meta({
  description: 'A path: literals, :name for a whole segment, one * at the end.',
});
const titlePattern = checked(300, checkTitlePattern).meta({
  description: 'A title: literals, :name for any text, one * at the end.',
});
const selector = checked(300, checkSelector).meta({
  description: 'A CSS selector, without :has().',
});
const host = checked(253, checkHostPattern).meta({
  description: 'A host: exact ("example.com"), or with all under it (".example.com").',
});
const selectors = z.array(selector).min(1).max(8);
const metaName = z.string().min(1).max(80);
const queryKey = z.string().min(1).max(80);
const plainText = z.string().min(1).max(200);

const conditionSchema = z
  .strictObject({
    is: z.enum(['digits', 'hex']).optional(),
    oneOf: z.array(plainText).min(1).max(200).optional(),
    noneOf: z.array(plainText).min(1).max(200).optional(),
    startsWith: plainText.optional(),
    endsWith: plainText.optional(),
  })
  .meta({ description: 'What a part of the path must be, for the page to match.' });

const sourceSchema = z
  .union([
    z.strictObject({ title: titlePattern }).meta({
      description:
        'The text that stands for this field in the document title. A name that the path has too must be the same in both, else the title is not of this page yet.',
    }),
    z.strictObject({ select: selectors, attribute: z.string().min(1).max(80).optional() }).meta({
      description:
        'The text (or an attribute) of the first element that one of the selectors finds.',
    }),
    z.strictObject({ meta: metaName }).meta({
      description: 'The content of a meta tag, by its name or property.',
    }),
    z.strictObject({ jsonLd: z.string().min(1).max(200) }).meta({
      description: 'A value in the page’s JSON-LD: Type.key.key, "*" for any type.',
    }),
    z.strictObject({ query: queryKey }).meta({ description: 'The value of a key of the query.' }),
    z.strictObject({ host: titlePattern }).meta({
      description: 'The text that stands for this field in the host name.',
    }),
    z.strictObject({ template }).meta({
      description: 'A text made of fields that are defined before this one or stand in the path.',
    }),
  ])
  .meta({ description: 'Where a field may come from.' });

const contextItemSchema = z.strictObject({
  key: id,
  label: z.string().min(1).max(60),
  value: template,
  icon: z.string().max(64).optional(),
});

const skillSchema = z.strictObject({
  id,
  name: z.string().min(1).max(60),
  description: z.string().max(300).optional(),
  icon: z.string().max(64).optional(),
  prompt: z.string().min(1).max(8_000),
});

const guidance = {
  instructions: z.string().min(1).max(4_000).optional().meta({
    description:
      'What the model is told about this site, in your words. The person sees it and can take it off.',
  }),
  skills: z.array(skillSchema).max(20).optional(),
  suggestions: z.array(z.string().min(1).max(120)).max(6).optional().meta({
    description: 'Questions that are offered while the chat is empty.',
  }),
  content: z
    .strictObject({ main: selectors.optional(), exclude: selectors.optional() })
    .optional()
    .meta({ description: 'Where the text of a page stands, and what in it is none.' }),
};

const pageSchema = z.strictObject({
  id,
  path: z.union([pathPattern, z.array(pathPattern).min(1).max(24)]),
  where: z.record(fieldName, conditionSchema).optional().meta({
    description: 'Conditions on the fields of the path.',
  }),
  query: z.record(queryKey, z.string().min(1).max(200)).optional().meta({
    description: 'Query keys that must be there with this value; "*" for any value.',
  }),
  hosts: z.array(host).min(1).max(20).optional().meta({
    description: 'Of the descriptor’s hosts those where this page is.',
  }),
  hash: pathPattern.optional().meta({
    description: 'For hash-routed apps: the part after "#" (and "!"), as a path.',
  }),
  keepQuery: z.array(queryKey).max(16).optional().meta({
    description: 'Query keys that are part of the path that goes out. All others never do.',
  }),
  keepHash: z
    .boolean()
    .optional()
    .meta({ description: 'The hash is part of the path that goes out.' }),
  fields: z
    .record(fieldName, z.union([sourceSchema, z.array(sourceSchema).min(1).max(10)]))
    .optional()
    .meta({ description: 'Values by name: the first source that gives one counts.' }),
  required: z.array(fieldName).max(16).optional().meta({
    description: 'Fields without which this page is taken to have changed.',
  }),
  name: template,
  description: template.optional(),
  project: template.optional(),
  task: template.optional(),
  context: z.array(contextItemSchema).max(10).optional(),
  ...guidance,
});

const recognitionSchema = z
  .union([
    z.strictObject({ meta: metaName, startsWith: plainText.optional() }),
    z.strictObject({ title: titlePattern }),
  ])
  .meta({ description: 'A sign by which self-hosted software is known on any host.' });

export const descriptorSchema = z
  .strictObject({
    $schema: z.string().max(300).optional(),
    version: z.literal(DESCRIPTOR_VERSION),
    id,
    name: z.string().min(1).max(60),
    hosts: z.array(host).max(100).optional(),
    unreadCounter: z.boolean().optional().meta({
      description:
        'Titles here may begin with a counter, as in "(3) Inbox", which is no part of them.',
    }),
    recognizedBy: z.array(recognitionSchema).min(1).max(8).optional(),
    ...guidance,
    pages: z.array(pageSchema).min(1).max(150),
  })
  .meta({
    title: 'Whereabouts site descriptor',
    description: 'How the pages of one site describe themselves.',
  });

export type SiteDescriptor = z.infer<typeof descriptorSchema>;
export type SitePage = SiteDescriptor['pages'][number];
export type FieldSource = z.infer<typeof sourceSchema>;
export type Recognition = z.infer<typeof recognitionSchema>;
export type FieldCondition = z.infer<typeof conditionSchema>;
export type SiteSkill = z.infer<typeof skillSchema>;

/** A descriptor as it is in use: with whose it is and since when. */
export interface KnownDescriptor {
  readonly descriptor: SiteDescriptor;
  readonly origin: 'built-in' | 'person';
  /** Milliseconds; of equals the newest wins. */
  readonly updatedAt: number;
}
