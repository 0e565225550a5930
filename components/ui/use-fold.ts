import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';

/** What the person folded or unfolded in this chat, by a key of its own; kept while the drawer shows the chat. */
export const FoldContext = createContext<Map<string, boolean>>(new Map());

/** Whether a part is unfolded. Stays so when it is drawn anew. */
export function useFold(key: string, initially: boolean): readonly [boolean, () => void] {
  const folds = useContext(FoldContext);
  const [, redraw] = useState(0);
  const open = folds.get(key) ?? initially;
  const toggle = () => {
    folds.set(key, !open);
    redraw((count) => count + 1);
  };
  return [open, toggle];
}
