import { useEffect, useRef, useState } from 'preact/hooks';

/** Nearer to the end than this counts as being there. */
const SLACK = 24;

/**
 * Keeps the end of a growing list in view; stops when the person scrolls up, goes on when they are back at the end (R10).
 *
 * @param cue Changes when something is to be seen in any case: a new question, another chat.
 */
export function useAutoScroll(cue: unknown) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);
  const [away, setAway] = useState(false);

  const follow = (value: boolean) => {
    following.current = value;
    setAway(!value);
  };
  const scrollToEnd = () => {
    follow(true);
    area.current?.scrollTo({ top: area.current.scrollHeight });
  };

  useEffect(() => {
    const list = content.current;
    if (!list || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() => {
      if (following.current) area.current?.scrollTo({ top: area.current.scrollHeight });
    });
    observer.observe(list);
    if (area.current) observer.observe(area.current);
    return () => observer.disconnect();
  }, []);

  useEffect(scrollToEnd, [cue]);

  const onScroll = () => {
    const element = area.current;
    if (!element) return;
    const rest = element.scrollHeight - element.clientHeight - element.scrollTop;
    // Only a way up is the person's: a list that grew faster than it was scrolled is further from its end, too.
    const wentUp = element.scrollTop < lastTop.current;
    lastTop.current = element.scrollTop;
    if (rest <= SLACK) follow(true);
    else if (wentUp) follow(false);
  };
  /** A turn of the wheel upwards counts at once, before the next word could scroll it away. */
  const onWheel = (event: WheelEvent) => {
    const element = area.current;
    if (event.deltaY < 0 && element && element.scrollTop > 0) follow(false);
  };

  return { area, content, away, scrollToEnd, onScroll, onWheel };
}
