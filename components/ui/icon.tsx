import { createElement } from 'preact';
import './icon.css';

/** Lucide's form of an icon: a list of shapes in a 24 px square. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

interface IconProps {
  readonly shapes: IconShapes;
  readonly size?: number;
}

/** Decoration: the control around it carries the name. */
export function Icon({ shapes, size = 16 }: IconProps) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
