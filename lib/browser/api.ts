/**
 * The extension APIs, for extension pages and the background. Everything else imports them from this room; the content script
 * has its own way in (`content-api.ts`), since the polyfill behind this one does not belong in a page.
 */
import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';

export const api = browser as unknown as typeof Browser;

export type Port = Browser.runtime.Port;
export type MessageSender = Browser.runtime.MessageSender;
export type Tab = Browser.tabs.Tab;
