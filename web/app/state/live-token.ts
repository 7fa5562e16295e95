/** The token of a local `tap`: kept in this tab only, for reloads of the page. */

const KEY = 'mcp-playground/live-token';

let token = stored();

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The token; `null` if this tab has none. */
export function tokenNow(): string | null {
  return token;
}

/** Stores the token of an address. Without storage it lasts until the page is left. */
export function storeToken(next: string): void {
  token = next;
  try {
    sessionStorage.setItem(KEY, next);
  } catch {
    // A reload then needs the address of `tap` again.
  }
}
