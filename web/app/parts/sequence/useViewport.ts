import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Overscan: rows this far outside the viewport are drawn, px. */
const AHEAD = 700;
/** Viewport positions are rounded to this many px, so that not every scroll event renders again. */
const STEP = 240;

/** The visible part of a tall element, px from its top. */
export interface Viewport {
  top: number;
  bottom: number;
}

/** The element that clips another one: the nearest scrollable ancestor, or the window. */
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
 * The visible part of an element, with a margin, whether the pane or the page scrolls. Row positions are known in advance, so
 * they need no measuring.
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

/** The width of an element, px; 0 before it is known. */
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
