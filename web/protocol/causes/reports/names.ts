/** The names of types, as libraries print them. */

/** True for the name of a class: `JSONRPCRequest`, `TextContent`. */
export function isPascal(name: string): boolean {
  return /^[A-Z][A-Za-z0-9]{2,80}$/u.test(name) && /[a-z]/u.test(name);
}

/** The last part of a qualified name: `io.modelcontextprotocol.spec.McpSchema$Tool` → `Tool`. */
export function lastName(name: string): string {
  return (
    name
      .replace(/[`"']/gu, '')
      .replace(/<.*$/u, '')
      .split(/[.$+:/]+/u)
      .filter((part) => part !== '')
      .at(-1) ?? ''
  );
}

/** The steps of a path such as `$.params.arguments[0]`, `content[0].type` or `/content/0/type`. */
export function stepsOf(path: string): (string | number)[] {
  const plain = path.replace(/^\$\.?/u, '');
  const parts = plain.startsWith('/') ? plain.slice(1).split('/') : plain.split(/[.[\]]+/u);
  return parts
    .filter((part) => part !== '')
    .map((part) => part.replace(/^['"]|['"]$/gu, ''))
    .map((part) => (/^\d{1,9}$/u.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}
