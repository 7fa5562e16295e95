import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Rows this far out of sight are drawn already, px. */
const AHEAD = 700;
/** What is in sight is told in steps of this many px, so that not every turn of a wheel draws anew. */
const STEP = 240;

/** The part of a tall element that can be seen, px from its top. */
export interface Viewport {
  top: number;
  bottom: number;
}

/** Where an element is cut off: by the nearest ancestor that scrolls, or by the window. */
function frameOf(element: HTMLElement): Viewport {
  let pane = element.closest<HTMLElement>('[data-scrolls]');
  while (pane !== null && getComputedStyle(pane).overflowY !== 'auto') {
    pane = pane.parentElement?.closest<HTMLElement>('[data-scrolls]') ?? null;
  }
  if (pane === null) return { top: 0, bottom: innerHeight };
  const { top, bottom } = pane.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}

/**
 * What can be seen of an element, with a margin, whichever of pane or page scrolls. The places of rows are known beforehand, so
 * nothing has to be measured.
 */
export function useViewport(element: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ top: 0, bottom: 2 * AHEAD });
  useLayoutEffect(() => {
    const look = () => {
      if (element.current === null) return;
      const { top: own } = element.current.getBoundingClientRect();
      const { top, bottom } = frameOf(element.current);
      const from = Math.floor((top - own - AHEAD) / STEP) * STEP;
      const to = Math.ceil((bottom - own + AHEAD) / STEP) * STEP;
      setViewport((old) => (old.top === from && old.bottom === to ? old : { top: from, bottom: to }));
    };
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, true);
      removeEventListener('resize', look);
    };
  }, [element]);
  return viewport;
}

/** The width an element has, px; 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => setWidth(Math.floor(box.clientWidth));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
