/** PURE. What is wrong with a piece of a descriptor, and the one thing to change. */
export interface Fault {
  readonly reason: string;
  readonly remedy: string;
}

export function fault(reason: string, remedy: string): Fault {
  return { reason, remedy };
}
