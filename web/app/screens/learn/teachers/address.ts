/** The address of this page without its fragment, wherever it is hosted. */
export function baseAddress(): string {
  return location.href.replace(/#.*$/su, '');
}
