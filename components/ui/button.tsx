import type { ComponentChildren, Ref } from 'preact';
import { Icon, type IconShapes } from './icon.tsx';
import './button.css';
import './form.css';

interface IconButtonProps {
  readonly label: string;
  readonly shapes: IconShapes;
  readonly onClick: () => void;
  readonly size?: 'small' | 'medium';
  readonly tone?: 'quiet' | 'primary' | 'primary stop';
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly popup?: 'listbox' | 'dialog' | 'menu';
  readonly disabled?: boolean;
  readonly elementRef?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon only; its label is its name and its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, shapes, onClick, size = 'medium', tone = 'quiet', disabled, elementRef } = props;
  return (
    <button
      type="button"
      ref={elementRef ?? null}
      class={`icon-button ${size} ${tone}`}
      aria-label={label}
      title={label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-haspopup={props.popup}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon shapes={shapes} size={size === 'small' ? 14 : 16} />
    </button>
  );
}

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick?: () => void;
  readonly tone?: 'plain' | 'primary' | 'danger';
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
}

export function Button({
  children,
  onClick,
  tone = 'plain',
  type = 'button',
  disabled,
}: ButtonProps) {
  return (
    <button type={type} class={`button ${tone}`} onClick={onClick} disabled={disabled}>
      {children}
    </button>
  );
}
