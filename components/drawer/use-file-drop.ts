import { useState } from 'preact/hooks';
import type { AttachmentsModel } from '#lib/state/drawer-model.ts';

/** Lets files be dropped on an element; nothing happens where attachments are not offered. */
export function useFileDrop(attachments: AttachmentsModel | undefined) {
  const [over, setOver] = useState(false);
  const takes = (event: DragEvent) =>
    Boolean(attachments?.offered.value && event.dataTransfer?.types.includes('Files'));
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const inside =
          event.currentTarget instanceof Node &&
          event.relatedTarget instanceof Node &&
          event.currentTarget.contains(event.relatedTarget);
        if (!inside) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(false);
        void attachments?.add([...(event.dataTransfer?.files ?? [])]);
      },
    },
  };
}
