import { describe, expect, test } from 'vitest';
import { captureMarkup, inertDocuments } from '../../tests/support/capture-markup.ts';
import { buildDocument } from './build-document.ts';
import type { CapturedPage } from './captured-page.ts';
import type { HiddenReason } from './hidden-text.ts';
import type { Box, ElementLook, LayoutProbe } from './layout-probe.ts';
import { createMarkupProbe } from './markup-probe.ts';

function textOf(page: CapturedPage): string {
  const words = page.tokens.filter((token) => typeof token === 'string');
  return words.join('').replace(/\s+/g, ' ').trim();
}

function countOf(page: CapturedPage, reason: HiddenReason): number {
  return page.leftOut.find((entry) => entry.reason === reason)?.characters ?? 0;
}

const screen: Box = { left: 0, top: 0, right: 1_000, bottom: 800 };
const line: Box = { left: 10, top: 10, right: 200, bottom: 30 };

/** A layout in which the element with `id=target` looks as the test says, and all else is plain black on white. */
function layoutWith(
  look: Partial<ElementLook>,
  places: { text?: readonly Box[]; box?: Box; backdrop?: boolean } = {},
): LayoutProbe {
  const plain: ElementLook = {
    ...createMarkupProbe().lookOf({
      parentElement: null,
      getAttribute: () => null,
      hasAttribute: () => false,
    } as unknown as Element),
    display: 'block',
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgba(0, 0, 0, 0)',
  };
  const isTarget = (node: Node | null) => (node as Element | null)?.id === 'target';
  return {
    lookOf: (element) => (isTarget(element) ? { ...plain, ...look } : plain),
    boxOf: (element) => (isTarget(element) ? (places.box ?? line) : screen),
    textBoxesOf: (text) => (isTarget(text.parentNode) ? (places.text ?? [line]) : [line]),
    scrollOf: () => ({ left: 0, top: 0, width: 1_000, height: 5_000 }),
    hasBackdrop: () => places.backdrop ?? false,
    whiteCanvas: true,
    viewport: screen,
  };
}

const secret = '<p>Seen</p><div id=target>Secret words</div>';

describe('W3 hidden text', () => {
  const cases: [HiddenReason, LayoutProbe, string?][] = [
    ['display', layoutWith({ display: 'none' })],
    ['display', layoutWith({}, { text: [] })],
    ['display', layoutWith({ contentVisibility: 'hidden' })],
    ['visibility', layoutWith({ visibility: 'hidden' })],
    ['visibility', layoutWith({ visibility: 'collapse' })],
    ['opacity', layoutWith({ opacity: '0.01' })],
    ['size', layoutWith({ fontSize: '0px' })],
    ['size', layoutWith({}, { text: [{ left: 5, top: 5, right: 6, bottom: 6 }] })],
    ['size', layoutWith({ position: 'absolute', clip: 'rect(1px, 1px, 1px, 1px)' })],
    ['size', layoutWith({ clipPath: 'inset(50%)' })],
    [
      'size',
      layoutWith(
        { overflowX: 'hidden', overflowY: 'hidden' },
        { box: { left: 0, top: 0, right: 1, bottom: 1 } },
      ),
    ],
    ['off-screen', layoutWith({}, { text: [{ left: -9_999, top: 0, right: -9_000, bottom: 20 }] })],
    ['off-screen', layoutWith({}, { text: [{ left: 0, top: -900, right: 90, bottom: -880 }] })],
    [
      'off-screen',
      layoutWith({ position: 'fixed' }, { text: [{ left: 0, top: 900, right: 90, bottom: 920 }] }),
    ],
    ['same-colour', layoutWith({ color: 'rgb(255, 255, 255)' })],
    ['same-colour', layoutWith({ color: 'rgba(0, 0, 0, 0)' })],
    ['same-colour', layoutWith({ color: 'rgb(20, 20, 20)', backgroundColor: 'rgb(20, 20, 22)' })],
    [
      'same-colour',
      layoutWith({ color: 'oklch(0.5 0.1 20)', backgroundColor: 'oklch(0.5 0.1 20)' }),
    ],
    [
      'hidden-attribute',
      layoutWith({ display: 'none' }),
      '<p>Seen</p><div id=target hidden>Secret words</div>',
    ],
    [
      'inert',
      layoutWith({}),
      '<p>Seen</p><div id=target inert aria-hidden=true>Secret words</div>',
    ],
    ['comment', layoutWith({}), '<p>Seen</p><!--Secret words-->'],
    [
      'display',
      createMarkupProbe(),
      '<p>Seen</p><details><summary></summary>Secret words</details>',
    ],
  ];
  test.each(cases)('W3 %s is left out and counted (%#)', (reason, probe, html = secret) => {
    const page = captureMarkup(html, { probe });
    expect(textOf(page)).toBe('Seen');
    expect(page.leftOut).toEqual([{ reason, pieces: 1, characters: 'Secret words'.length }]);
  });

  test.each([
    [
      'hidden that the page shows all the same',
      layoutWith({}),
      '<div id=target hidden>Shown</div>',
    ],
    ['aria-hidden alone', layoutWith({}), '<div id=target aria-hidden=true>Shown</div>'],
    ['inert alone', layoutWith({}), '<div id=target inert>Shown</div>'],
    [
      'white on a picture',
      layoutWith({ color: 'rgb(255, 255, 255)' }, { backdrop: true }),
      '<div id=target>Shown</div>',
    ],
    [
      'a gradient clipped to the text',
      layoutWith({ color: 'rgba(0, 0, 0, 0)', backgroundClip: 'text' }),
      '<div id=target>Shown</div>',
    ],
    [
      'below the fold',
      layoutWith({}, { text: [{ left: 0, top: 3_000, right: 90, bottom: 3_020 }] }),
      '<div id=target>Shown</div>',
    ],
    [
      'a scroller',
      layoutWith(
        { overflowY: 'auto' },
        { text: [{ left: 20, top: 2_000, right: 90, bottom: 2_020 }] },
      ),
      '<div id=target>Shown</div>',
    ],
    [
      'visible again within hidden',
      createMarkupProbe(),
      '<div style="visibility:hidden"><b style="visibility:visible">Shown</b></div>',
    ],
  ])('W3 what can be seen stays: %s', (_, probe, html) => {
    expect(textOf(captureMarkup(html, { probe }))).toBe('Shown');
  });

  test('W3 characters that nobody sees are taken out, joiners of scripts and emoji stay', () => {
    const tags = String.fromCodePoint(0xe0041, 0xe0042);
    const page = captureMarkup(`<p>a\u200Bb${tags}c\u202Ed می\u200Cخواهم 👩\u200D💻</p>`);
    expect(textOf(page)).toBe('abcd می\u200Cخواهم 👩\u200D💻');
    expect(countOf(page, 'invisible-characters')).toBe(1 + tags.length + 1);
  });

  test('W3 alternative texts of what cannot be seen are hidden text', () => {
    const probe = layoutWith({}, { box: { left: -900, top: 0, right: -800, bottom: 90 } });
    const page = captureMarkup('<p>Seen</p><img id=target alt="Secret words">', { probe });
    expect(JSON.stringify(page.tokens)).not.toContain('Secret');
    expect(countOf(page, 'off-screen')).toBe(12);
  });
});

describe('capture', () => {
  test('S13 form fields named like DOM properties change nothing', () => {
    const names = [
      'nodeType',
      'attributes',
      'childNodes',
      'parentNode',
      'localName',
      'getAttribute',
    ];
    const fields = names.map((name) => `<input name=${name}>`).join('');
    expect(textOf(captureMarkup(`<form>${fields}<p>Shown</p></form>`))).toBe('Shown');
    expect(textOf(captureMarkup(`<img name=body><img name=querySelectorAll><p>Shown</p>`))).toBe(
      'Shown',
    );
  });

  test('what a person typed is not read', () => {
    const page = captureMarkup('<input value=typed><textarea>typed</textarea><p>Shown</p>');
    expect(textOf(page)).toBe('Shown');
  });

  test('shadow roots and their slots are read as they are rendered', () => {
    const html = `<my-card><template shadowrootmode=open><h2>Card</h2><slot></slot></template> light</my-card>`;
    const page = captureMarkup(html);
    expect(textOf(page)).toContain('light');
  });

  test('formulas come with their source, once', () => {
    const katex =
      '<span class=katex><span class=katex-mathml><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class=katex-html aria-hidden=true>x2</span></span>';
    expect(textOf(captureMarkup(`<p>Take ${katex}.</p>`))).toBe('Take x^2.');
  });

  test('the tree that is built elsewhere holds nothing that runs', () => {
    const html =
      '<p onclick="alert(1)" style="color:red">Shown <a href="javascript:alert(1)">link</a><script>1</script><iframe src="https://other.example"></iframe><img src="data:image/png;base64,AA" alt="Chart"></p>';
    const page = captureMarkup(html);
    const inert = inertDocuments.create();
    buildDocument(page, inert);
    expect(inert.body.innerHTML).toBe('<p>Shown <a>link</a><img alt="Chart"></p>');
    expect(page.unreadable.otherOriginFrames).toBe(1);
  });
});
