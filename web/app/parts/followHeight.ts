/** Sizes of the filter that the sticky table header below it needs. */

/**
 * Keeps the height of the bar, and of its last child, in `--filter-height` and `--filter-menus` of its container, px. Returns a function that
 * stops.
 */
export function followHeight(bar: HTMLElement | null): (() => void) | undefined {
  const place = bar?.parentElement;
  const menus = bar?.lastElementChild;
  if (!bar || !place || !(menus instanceof HTMLElement)) return undefined;
  const write = (): void => {
    place.style.setProperty('--filter-height', `${bar.offsetHeight}px`);
    place.style.setProperty('--filter-menus', `${menus.offsetHeight}px`);
  };
  const observer = new ResizeObserver(write);
  observer.observe(bar);
  observer.observe(menus);
  write();
  return () => {
    observer.disconnect();
    place.style.removeProperty('--filter-height');
    place.style.removeProperty('--filter-menus');
  };
}
