/** PURE. Computed CSS colours, as far as "the same as what is behind it" needs them. */

export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** A difference of this much in each channel is still invisible. */
const INVISIBLE_DIFFERENCE = 10;
const INVISIBLE_ALPHA = 0.05;

/** Reads `rgb()`, `rgba()` and `color(srgb …)`; `null` for what cannot be compared by channels. */
export function parseColour(value: string): Colour | null {
  const match = /^(rgba?|color)\((?:srgb )?([^)]*)\)$/.exec(value);
  if (!match?.[1] || !match[2]) return null;
  const [red, green, blue, alpha = 1] = match[2].split(/[\s,/]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  const scale = match[1] === 'color' ? 255 : 1;
  const colour = { red: red * scale, green: green * scale, blue: blue * scale, alpha };
  return Object.values(colour).some(Number.isNaN) ? null : colour;
}

/** Paints a possibly transparent colour over an opaque one. */
export function paintOver(front: Colour, back: Colour): Colour {
  const mix = (one: number, other: number) => one * front.alpha + other * (1 - front.alpha);
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  };
}

/** Whether text in the first colour cannot be told from the second, opaque one. */
export function isInvisibleOn(text: Colour, back: Colour): boolean {
  if (text.alpha < INVISIBLE_ALPHA) return true;
  const seen = paintOver(text, back);
  return (['red', 'green', 'blue'] as const).every(
    (channel) => Math.abs(seen[channel] - back[channel]) < INVISIBLE_DIFFERENCE,
  );
}
