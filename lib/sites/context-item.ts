/** PURE. One thing that a page offers to the conversation beside its state: taken along unless the person takes it off. */
export interface ContextItem {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly icon?: string;
}
