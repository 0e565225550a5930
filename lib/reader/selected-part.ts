/** PURE. The part of a document that a person selected. */

export interface SelectedPart {
  /** The selected characters of a text; empty for none. */
  textOf(text: Text): string;
  /** Whether any of the element is selected. */
  includes(element: Element): boolean;
}

type Boundaries = Pick<
  Range,
  'startContainer' | 'startOffset' | 'endContainer' | 'endOffset' | 'intersectsNode'
>;

export function selectedPartOf(range: Boundaries): SelectedPart {
  const tree = range.startContainer.getRootNode();
  return {
    includes: (element) => range.intersectsNode(liftInto(tree, element)),
    textOf(text) {
      if (!range.intersectsNode(liftInto(tree, text))) return '';
      const end = text === range.endContainer ? range.endOffset : undefined;
      return text.data.slice(text === range.startContainer ? range.startOffset : 0, end);
    },
  };
}

/** A selected host has what is in its shadow root selected too. */
function liftInto(tree: Node, node: Node): Node {
  for (let lifted = node; ; ) {
    const root = lifted.getRootNode();
    if (root === tree || !('host' in root)) return lifted;
    lifted = root.host as Element;
  }
}

/** What must be captured as a whole for its lines to keep their meaning. */
const STRUCTURES = 'pre, table, ul, ol, blockquote, math';

/** The element to start capturing a selection from. */
export function selectionRoot(range: Pick<Range, 'commonAncestorContainer'>): Element | null {
  const common = range.commonAncestorContainer;
  const element = common.nodeType === 1 ? (common as Element) : common.parentElement;
  if (element === null) return null;
  const structures: Element[] = [];
  for (
    let one = element.closest(STRUCTURES);
    one;
    one = one.parentElement?.closest(STRUCTURES) ?? null
  ) {
    structures.push(one);
  }
  return structures.at(-1) ?? element;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
const FOLLOWING = 4;

/** The last heading before a place, in its own tree or in one around it. */
export function headingBefore(node: Node): Element | null {
  const tree = node.getRootNode() as Document | ShadowRoot;
  const headings = Array.from(tree.querySelectorAll(HEADINGS));
  const before = headings.filter(
    (heading) =>
      heading.contains(node) || (heading.compareDocumentPosition(node) & FOLLOWING) !== 0,
  );
  const nearest = before.at(-1);
  if (nearest) return nearest;
  return 'host' in tree ? headingBefore(tree.host) : null;
}
