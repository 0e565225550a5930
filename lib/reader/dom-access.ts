/**
 * PURE. Page-proof reading of a live DOM. A form with a field named `nodeType` or `attributes` shadows that property on itself,
 * so nothing is read from a node directly: every property goes through the prototype's own getter.
 */

/** The constructors whose prototypes are read: a window has them all. */
export type DomScope = Pick<
  typeof globalThis,
  | 'Node'
  | 'Element'
  | 'HTMLSlotElement'
  | 'HTMLIFrameElement'
  | 'Document'
  | 'ShadowRoot'
  | 'CharacterData'
>;

export interface DomAccess {
  isElement(node: Node): node is Element;
  isText(node: Node): node is Text;
  isComment(node: Node): boolean;
  /** The tag in lower case, without a prefix. */
  tagOf(element: Element): string;
  textOf(node: Node): string;
  attributeOf(element: Element, name: string): string | null;
  attributeNamesOf(element: Element): readonly string[];
  /** The children as they are rendered: of a shadow root, of a slot what was put in it. A copy, safe against changes meanwhile. */
  renderedChildrenOf(parent: Node): readonly Node[];
  parentOf(node: Node): Node | null;
  /** The element whose shadow root this is. */
  hostOf(node: Node): Element | null;
  rootElementOf(document: Document): Element | null;
  bodyOf(document: Document): Element | null;
  ownerDocumentOf(node: Node): Document | null;
  queryAll(root: Element | Document | ShadowRoot, selector: string): readonly Element[];
  /** The document in a frame, `null` when it is another origin's. */
  frameDocumentOf(frame: Element): Document | null;
  shadowRootOf(element: Element): ShadowRoot | null;
  titleOf(document: Document): string;
  contentTypeOf(document: Document): string;
}

type Method = (...values: unknown[]) => unknown;

function getterOf(prototype: object, name: string): (target: object) => unknown {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!getter) throw new TypeError(`This window has no ${name}.`);
  return (target) => getter.call(target);
}

function methodOf(
  prototype: object,
  name: string,
): (target: object, ...values: unknown[]) => unknown {
  const method: Method | undefined = Object.getOwnPropertyDescriptor(prototype, name)?.value;
  if (!method) throw new TypeError(`This window has no ${name}().`);
  return (target, ...values) => method.apply(target, values);
}

/**
 * @param scope The window of the script that reads (its own, never the page's).
 * @param openShadowRoot How to reach a closed root, where the browser offers it.
 */
export function createDomAccess(
  scope: DomScope,
  openShadowRoot?: (element: Element) => ShadowRoot | null,
): DomAccess {
  const nodeType = getterOf(scope.Node.prototype, 'nodeType');
  const childNodes = getterOf(scope.Node.prototype, 'childNodes');
  const parentNode = getterOf(scope.Node.prototype, 'parentNode');
  const ownerDocument = getterOf(scope.Node.prototype, 'ownerDocument');
  const localName = getterOf(scope.Element.prototype, 'localName');
  const shadowRoot = getterOf(scope.Element.prototype, 'shadowRoot');
  const host = getterOf(scope.ShadowRoot.prototype, 'host');
  const data = getterOf(scope.CharacterData.prototype, 'data');
  const documentElement = getterOf(scope.Document.prototype, 'documentElement');
  const body = getterOf(scope.Document.prototype, 'body');
  const title = getterOf(scope.Document.prototype, 'title');
  const contentType = getterOf(scope.Document.prototype, 'contentType');
  const contentDocument = getterOf(scope.HTMLIFrameElement.prototype, 'contentDocument');
  const getAttribute = methodOf(scope.Element.prototype, 'getAttribute');
  const getAttributeNames = methodOf(scope.Element.prototype, 'getAttributeNames');
  const queryElement = methodOf(scope.Element.prototype, 'querySelectorAll');
  const queryDocument = methodOf(scope.Document.prototype, 'querySelectorAll');
  const assignedNodes = methodOf(scope.HTMLSlotElement.prototype, 'assignedNodes');

  const typeOf = (node: Node) => nodeType(node) as number;
  const childrenOf = (node: Node) => Array.from(childNodes(node) as NodeListOf<ChildNode>);
  const tagOf = (element: Element) => String(localName(element)).toLowerCase();
  const shadowRootOf = (element: Element) =>
    (shadowRoot(element) as ShadowRoot | null) ??
    (tagOf(element).includes('-') ? (openShadowRoot?.(element) ?? null) : null);

  function renderedChildrenOf(parent: Node): readonly Node[] {
    if (typeOf(parent) !== 1) return childrenOf(parent);
    const element = parent as Element;
    const root = shadowRootOf(element);
    if (root) return childrenOf(root);
    if (tagOf(element) !== 'slot' || !(element instanceof scope.HTMLSlotElement)) {
      return childrenOf(parent);
    }
    const assigned = assignedNodes(element, { flatten: true }) as Node[];
    return assigned.length > 0 ? assigned : childrenOf(parent);
  }

  return {
    isElement: (node): node is Element => typeOf(node) === 1,
    isText: (node): node is Text => typeOf(node) === 3 || typeOf(node) === 4,
    isComment: (node) => typeOf(node) === 8,
    tagOf,
    textOf: (node) => String(data(node)),
    attributeOf: (element, name) => getAttribute(element, name) as string | null,
    attributeNamesOf: (element) => getAttributeNames(element) as string[],
    renderedChildrenOf,
    parentOf: (node) => parentNode(node) as Node | null,
    hostOf: (node) => (node instanceof scope.ShadowRoot ? (host(node) as Element) : null),
    rootElementOf: (document) => documentElement(document) as Element | null,
    bodyOf: (document) => body(document) as Element | null,
    ownerDocumentOf: (node) => ownerDocument(node) as Document | null,
    queryAll: (root, selector) => {
      const query = typeOf(root) === 1 ? queryElement : queryDocument;
      const found =
        typeOf(root) === 11
          ? (root as ShadowRoot).querySelectorAll(selector)
          : (query(root, selector) as NodeListOf<Element>);
      return Array.from(found);
    },
    frameDocumentOf: (frame) =>
      frame instanceof scope.HTMLIFrameElement ? (contentDocument(frame) as Document | null) : null,
    shadowRootOf,
    titleOf: (document) => String(title(document)),
    contentTypeOf: (document) => String(contentType(document)),
  };
}
