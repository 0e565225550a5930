/**
 * Private windows where the browser gives them no background of their own (Firefox): what is said there is held in memory, apart from
 * everything else, until the last of them is closed. Until then the background must not sleep, since it would forget.
 */
import { api } from '#lib/browser/api.ts';
import type { Realm } from './realm.ts';
import { keepAwake } from './runs/keep-awake.ts';

export interface Realms {
  readonly ordinary: Realm;
  /** The realm of a private tab or page, or of an ordinary one, for somebody who uses it. */
  of(isPrivate: boolean | undefined): Realm;
  /** The same where nobody has asked for anything yet: none begins by that. */
  find(isPrivate: boolean): Realm | null;
  /** Those that are there now. */
  all(): readonly Realm[];
}

export function createRealms(ordinary: Realm, createPrivate: () => Realm): Realms {
  // A background of the private windows' own has a database that is gone with them.
  const isOwnBackground = api.extension.inIncognitoContext;
  let privately: { readonly realm: Realm; readonly release: () => void } | null = null;

  api.windows.onRemoved.addListener(() => {
    forgetWhenLast().catch(ordinary.services.report);
  });

  async function forgetWhenLast(): Promise<void> {
    if (!privately) return;
    const windows = await api.windows.getAll();
    if (windows.some(({ incognito }) => incognito)) return;
    privately?.release();
    privately = null;
  }

  return {
    ordinary,
    of(isPrivate) {
      if (!isPrivate || isOwnBackground) return ordinary;
      privately ??= { realm: createPrivate(), release: keepAwake() };
      return privately.realm;
    },
    find: (isPrivate) => (isPrivate && !isOwnBackground ? (privately?.realm ?? null) : ordinary),
    all: () => (privately ? [ordinary, privately.realm] : [ordinary]),
  };
}
