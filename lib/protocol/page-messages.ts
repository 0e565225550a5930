/**
 * What the background and the content script say to each other. No zod here: this file is part of what is injected into pages,
 * so the guards are written by hand; the background checks replies with its own schemas.
 */

import type { CapturePlan } from '#lib/sites/capture-plan.ts';

/** To the content script. */
export type ToPage =
  | { readonly type: 'drawer-toggle' }
  | { readonly type: 'drawer-open'; readonly focus: boolean }
  | { readonly type: 'drawer-close' }
  | { readonly type: 'facts-request'; readonly plan: CapturePlan };

/** To the background. */
export type FromPage =
  | { readonly type: 'ticket-request' }
  | { readonly type: 'drawer-opened' }
  | { readonly type: 'drawer-closed' }
  | { readonly type: 'page-changed' }
  | { readonly type: 'width-changed'; readonly width: number };

/** The answer to `ticket-request`: what the overlay needs to put the drawer into the page. */
export interface MountReply {
  readonly ticket: string;
  /** The extension's own origin, which the frame's permissions name. */
  readonly origin: string;
  readonly width: number;
  readonly side: 'left' | 'right';
  /** Shown in place of the drawer when its extension was updated or removed. */
  readonly updatedNotice: string;
}

const TO_PAGE: readonly ToPage['type'][] = [
  'drawer-toggle',
  'drawer-open',
  'drawer-close',
  'facts-request',
];
const FROM_PAGE: readonly FromPage['type'][] = [
  'ticket-request',
  'drawer-opened',
  'drawer-closed',
  'page-changed',
  'width-changed',
];

export function isToPage(message: unknown): message is ToPage {
  if (!hasType(message, TO_PAGE)) return false;
  if (message.type === 'facts-request') return isPlan(Reflect.get(message, 'plan'));
  return message.type !== 'drawer-open' || typeof Reflect.get(message, 'focus') === 'boolean';
}

function isPlan(plan: unknown): boolean {
  return (
    typeof plan === 'object' &&
    plan !== null &&
    Array.isArray(Reflect.get(plan, 'lookups')) &&
    Array.isArray(Reflect.get(plan, 'meta'))
  );
}

export function isFromPage(message: unknown): message is FromPage {
  return (
    hasType(message, FROM_PAGE) &&
    (message.type !== 'width-changed' || typeof Reflect.get(message, 'width') === 'number')
  );
}

export function isMountReply(reply: unknown): reply is MountReply {
  if (typeof reply !== 'object' || reply === null) return false;
  const { ticket, origin, width, side, updatedNotice } = reply as Partial<
    Record<keyof MountReply, unknown>
  >;
  return (
    typeof ticket === 'string' &&
    typeof origin === 'string' &&
    typeof width === 'number' &&
    (side === 'left' || side === 'right') &&
    typeof updatedNotice === 'string'
  );
}

function hasType(message: unknown, types: readonly string[]): message is { type: string } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    typeof message.type === 'string' &&
    types.includes(message.type)
  );
}
