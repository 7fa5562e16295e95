/** The answer to a question of the server with what somebody filled in. Pure. */

/** The prepared answer `text` with `content` in it: of the result, or of the input under `key`. Unchanged where it has no place for it. */
export function filledAnswer(text: string, key: string | null, content: object): string {
  return JSON.stringify(
    JSON.parse(text, function put(this: unknown, name: string, value: unknown): unknown {
      const here = key === null ? name === 'result' : name === key;
      return here && typeof value === 'object' && value !== null && 'action' in value ? { ...value, content } : value;
    }),
    null,
    2,
  );
}
