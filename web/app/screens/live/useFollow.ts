/** Scrolls to new messages while “Follow” is on, and turns it off when the user scrolls up. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { board, useBoard } from './live-store.ts';

/** Distance from the end that still counts as the end, px. */
const NEAR = 24;

/** The element that scrolls: the pane, or on narrow screens the page. */
function scrollingPart(pane: HTMLElement | null): Element | null {
  if (pane && getComputedStyle(pane).overflowY === 'auto') return pane;
  return document.scrollingElement;
}

/** `pane` may scroll, and its first child contains the messages. */
export function useFollow(pane: RefObject<HTMLElement | null>): void {
  const follow = useBoard((state) => state.follow && state.paused === null && state.order === 'logged');
  const top = useRef(0);
  useEffect(() => {
    const content = pane.current?.firstElementChild;
    if (!follow || !content) return undefined;
    const toEnd = (): void => {
      const part = scrollingPart(pane.current);
      if (!part) return;
      part.scrollTop = part.scrollHeight;
      top.current = part.scrollTop;
    };
    const observer = new ResizeObserver(toEnd);
    observer.observe(content);
    return () => observer.disconnect();
  }, [pane, follow]);
  useEffect(() => {
    const onScroll = (): void => {
      const part = scrollingPart(pane.current);
      if (!part || board.getState().paused) return;
      const before = top.current;
      top.current = part.scrollTop;
      const atEnd = part.scrollHeight - part.clientHeight - part.scrollTop <= NEAR;
      if (part.scrollTop < before && !atEnd) board.setState({ follow: false });
      else if (part.scrollTop > before && atEnd) board.setState({ follow: true });
    };
    const own = pane.current;
    own?.addEventListener('scroll', onScroll, { passive: true });
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      own?.removeEventListener('scroll', onScroll);
      removeEventListener('scroll', onScroll);
    };
  }, [pane]);
}
