/** The files that go along with the next question: read here, checked here, gone from here when they are sent. */
import { type ReadonlySignal, signal } from '@preact/signals';
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
type Attachment = AttachmentView & { readonly dataUrl: string };

export interface Attachments extends AttachmentsModel {
  /** Takes the files out to be sent. */
  take(): SentFile[];
  /** Puts back what was taken last and did not go out. */
  putBack(): void;
  /** What was taken last has gone out. */
  settle(): void;
}

/** @param offered Whether the setting leaves the button in place. */
export function createAttachments(offered: ReadonlySignal<boolean>): Attachments {
  const files = signal<readonly Attachment[]>([]);
  const problems = signal<readonly AttachmentProblem[]>([]);
  let taken: readonly Attachment[] = [];

  async function addOne(file: File): Promise<void> {
    const problem = check(file, files.value.length);
    if (problem) {
      problems.value = [...problems.value, problem];
      return;
    }
    try {
      const dataUrl = await readDataUrl(file);
      files.value = [...files.value, createAttachment(file.name, typeOf(file), file.size, dataUrl)];
    } catch {
      problems.value = [...problems.value, { code: 'unreadable', name: file.name }];
    }
  }

  return {
    offered,
    accept: [...IMAGE_TYPES, 'text/*', ...TEXT_ENDINGS].join(','),
    files,
    problems,
    async add(added) {
      problems.value = [];
      for (const file of added) await addOne(file);
    },
    remove(id) {
      files.value = files.value.filter((file) => file.id !== id);
    },
    dismissProblems() {
      problems.value = [];
    },
    take() {
      taken = files.value;
      files.value = [];
      problems.value = [];
      return taken.map(({ name, type, dataUrl }) => ({ name, type, dataUrl }));
    },
    putBack() {
      files.value = [...taken, ...files.value];
      taken = [];
    },
    settle() {
      taken = [];
    },
  };
}

function createAttachment(name: string, type: string, size: number, dataUrl: string): Attachment {
  const thumbnail = type.startsWith('image/') ? dataUrl : null;
  return { id: crypto.randomUUID(), name, type, size, thumbnail, dataUrl };
}

function check(file: File, count: number): AttachmentProblem | null {
  const { name } = file;
  if (count >= MAX_FILES) return { code: 'count', name, limit: MAX_FILES };
  if (file.size > MAX_BYTES) return { code: 'size', name, limitBytes: MAX_BYTES };
  return typeOf(file) === '' ? { code: 'type', name } : null;
}

/** Its type, where it is one that can be sent; empty otherwise. */
function typeOf({ name, type }: File): string {
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
