/**
 * The files that go along with the next question: read here, checked here, gone from here when they are sent. A PDF becomes its text
 * at once, so that its size is known and a scanned one says so before anything is asked.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { decodeDataUrl } from '#lib/backends/data-url.ts';
import { estimateTokens, IMAGE_TOKENS } from '#lib/chat/token-estimate.ts';
import type { TurnInput } from '#lib/protocol/drawer-contract.ts';
import type { AttachmentProblem, AttachmentsModel, AttachmentView } from './drawer-model.ts';

const MAX_FILES = 5;
const MAX_BYTES = 2 * 1_024 * 1_024;

const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const TEXT_TYPES = ['text/', 'application/json', 'application/xml', 'application/yaml'];
/** Browsers know no type for many of these. */
const TEXT_ENDINGS =
  '.txt .md .markdown .csv .tsv .json .jsonl .xml .yaml .yml .toml .ini .log .html .css .js .jsx .ts .tsx .py .rb .go .rs .java .kt .swift .c .h .cpp .cs .php .sh .sql .diff .patch .tex'.split(
    ' ',
  );

type SentFile = TurnInput['files'][number];
/** What is sent of it: the type and the bytes of a PDF are those of its text. */
type Attachment = AttachmentView & { readonly sent: SentFile; readonly isScreenshot: boolean };

const PDF_TYPE = 'application/pdf';

export interface Attachments extends AttachmentsModel {
  /** Pictures of the page: what the person sees of them is an item of the context bar. */
  readonly screenshots: ReadonlySignal<readonly AttachmentView[]>;
  addScreenshot(file: File): Promise<void>;
  /** Takes the files out to be sent. */
  take(): SentFile[];
  /** Puts back what was taken last and did not go out. */
  putBack(): void;
  /** What was taken last has gone out. */
  settle(): void;
}

/**
 * @param offered Whether the setting leaves the button in place.
 * @param readPdf The text of a PDF, from its bytes in base64.
 */
export function createAttachments(
  offered: ReadonlySignal<boolean>,
  readPdf: (bytes: string) => Promise<string>,
): Attachments {
  const all = signal<readonly Attachment[]>([]);
  const problems = signal<readonly AttachmentProblem[]>([]);
  let taken: readonly Attachment[] = [];

  async function addOne(file: File, isScreenshot = false): Promise<void> {
    const problem = check(file, all.value.length);
    if (problem) {
      problems.value = [...problems.value, problem];
      return;
    }
    try {
      const sent = await readSent(file, readPdf);
      all.value = [...all.value, createAttachment(file, sent, isScreenshot)];
    } catch {
      problems.value = [...problems.value, { code: 'unreadable', name: file.name }];
    }
  }

  return {
    offered,
    accept: [...IMAGE_TYPES, PDF_TYPE, 'text/*', ...TEXT_ENDINGS].join(','),
    files: computed(() => all.value.filter(({ isScreenshot }) => !isScreenshot)),
    screenshots: computed(() => all.value.filter(({ isScreenshot }) => isScreenshot)),
    problems,
    async add(added) {
      problems.value = [];
      for (const file of added) await addOne(file);
    },
    async addScreenshot(file) {
      problems.value = [];
      await addOne(file, true);
    },
    remove(id) {
      all.value = all.value.filter((file) => file.id !== id);
    },
    dismissProblems() {
      problems.value = [];
    },
    take() {
      taken = all.value;
      all.value = [];
      problems.value = [];
      return taken.map(({ sent }) => sent);
    },
    putBack() {
      all.value = [...taken, ...all.value];
      taken = [];
    },
    settle() {
      taken = [];
    },
  };
}

/** @throws When it cannot be read, or is no PDF although it says so. */
async function readSent(
  file: File,
  readPdf: (bytes: string) => Promise<string>,
): Promise<SentFile> {
  const type = typeOf(file);
  const dataUrl = await readDataUrl(file);
  if (type !== PDF_TYPE) return { name: file.name, type, dataUrl };
  const text = await readPdf(dataUrl.slice(dataUrl.indexOf(',') + 1));
  const asText = new File([text], file.name, { type: 'text/plain' });
  return { name: file.name, type: 'text/plain', dataUrl: await readDataUrl(asText) };
}

function createAttachment(file: File, sent: SentFile, isScreenshot: boolean): Attachment {
  const isImage = sent.type.startsWith('image/');
  return {
    id: crypto.randomUUID(),
    name: file.name,
    type: typeOf(file),
    size: file.size,
    thumbnail: isImage ? sent.dataUrl : null,
    tokens: isImage
      ? IMAGE_TOKENS
      : estimateTokens(new TextDecoder().decode(decodeDataUrl(sent.dataUrl))),
    sent,
    isScreenshot,
  };
}

function check(file: File, count: number): AttachmentProblem | null {
  const { name } = file;
  if (count >= MAX_FILES) return { code: 'count', name, limit: MAX_FILES };
  if (file.size > MAX_BYTES) return { code: 'size', name, limitBytes: MAX_BYTES };
  return typeOf(file) === '' ? { code: 'type', name } : null;
}

/** Its type, where it is one that can be sent; empty otherwise. */
function typeOf({ name, type }: File): string {
  if (type === PDF_TYPE || /\.pdf$/i.test(name)) return PDF_TYPE;
  if (IMAGE_TYPES.includes(type) || TEXT_TYPES.some((prefix) => type.startsWith(prefix)))
    return type;
  return TEXT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending)) ? 'text/plain' : '';
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
