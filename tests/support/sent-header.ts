/** What went out with a question, as its header and its text. */
import type { Drawer } from './drawer.ts';
import { type LoggedChat, type ModelServer, userContents } from './model-server.ts';

/** A header of these lines, with the one line break after it. */
export function block(...lines: string[]): string {
  return ['<new_app_ui_context>', ...lines, '</new_app_ui_context>', ''].join('\n');
}

const ENVIRONMENT = /^<context kind="environment"[\s\S]*?<\/context>\n/;

/** What the model read as the person's messages, without the date and the place in front of a chat's first one. */
export function readMessages(chat: LoggedChat): string[] {
  return userContents(chat).map((content) => String(content).replace(ENVIRONMENT, ''));
}

/** Asks, and gives what the model read as this question's message. */
export async function askAndRead(
  drawer: Drawer,
  model: ModelServer,
  text: string,
): Promise<string | undefined> {
  const index = model.chats.length;
  await drawer.askAndSettle(text);
  return readMessages(await model.chat(index)).at(-1);
}
