interface SavedFile {
  /** With its ending. */
  readonly name: string;
  readonly type: string;
  readonly parts: readonly string[];
}

/** Offers a text, given in parts, as a file. */
export function saveFile({ name, type, parts }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
