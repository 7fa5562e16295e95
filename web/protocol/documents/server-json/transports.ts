/** Rules about transports, remotes, arguments and inputs. */
import { code, listed, named } from '../../json/describe.ts';
import { get, isObject, objectAt } from '../../json/object.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import { isTemplate, objectsAt, textAt, webAddress } from '../values.ts';
import { hasLiveSecret } from '../hide-secrets.ts';
import { isFree, registryRule, spelledItems, spelledText, spelled, type ServerDocument } from './context.ts';
import { examplePackage, exampleServer } from './source.ts';

const good = [examplePackage()];
const remote = (members: string): string =>
  exampleServer({ packages: null, remotes: `[{"type": "streamable-http", ${members}}]` });

const STDIO_URL = registryRule(
  'stdio-url',
  'MUST',
  'A stdio transport {must} not have a `url`',
  'A client starts the package and uses its standard streams, so the registry refuses an address here.',
  { good, bad: [examplePackage({ transport: '{"type": "stdio", "url": ⟦"http://localhost:3000/mcp"⟧}' })] },
);
const VARIABLE = registryRule(
  'template-variable',
  'MUST',
  'Variables of an address {must} be declared',
  'Clients could not fill them in, so the registry refuses the address.',
  {
    good: [remote('"url": "https://{tenant}.weather.example/mcp", "variables": {"tenant": {"description": "Tenant"}}')],
    bad: [
      remote('"url": ⟦"https://{tenant}.weather.example/mcp"⟧'),
      examplePackage({ transport: '{"type": "streamable-http", "url": ⟦"http://localhost:{port}/mcp"⟧}' }),
    ],
  },
);
const REMOTE = registryRule(
  'remote-address',
  'MUST',
  'A remote {must} have a public `https://` address',
  'Remotes are for servers that anybody can connect to, so the registry refuses local addresses and plain HTTP.',
  { good: [remote('"url": "https://weather.example/mcp"')], bad: [remote('"url": ⟦"http://localhost:3000/mcp"⟧')] },
);
const SSE = registryRule(
  'sse-address',
  'INFO',
  'An address that ends in `/mcp` is usually Streamable HTTP',
  'A client that uses the wrong transport cannot connect.',
  {
    good: [exampleServer({ remotes: '[{"type": "sse", "url": "https://weather.example/sse"}]' })],
    bad: [exampleServer({ remotes: '[{"type": ⟦"sse"⟧, "url": "https://weather.example/mcp"}]' })],
  },
);
const ARGUMENT_NAME = registryRule(
  'argument-name',
  'MUST',
  '`name` of an argument {must} be the flag alone',
  'The value follows from `value` or from the user, and the registry refuses blanks, `<`, `>` and `$` in a name.',
  {
    good: [examplePackage({ packageArguments: '[{"type": "named", "name": "--port", "value": "80"}]' })],
    bad: [examplePackage({ packageArguments: '[{"type": "named", "name": ⟦"--port <number>"⟧}]' })],
  },
);
const ARGUMENT_VALUE = registryRule(
  'argument-value',
  'MUST',
  'The value of an argument {must} not repeat its name',
  'Clients join name and value, so the flag would appear twice.',
  {
    good: [examplePackage({ packageArguments: '[{"type": "named", "name": "--port", "value": "80"}]' })],
    bad: [examplePackage({ packageArguments: '[{"type": "named", "name": "--port", "value": ⟦"--port=80"⟧}]' })],
  },
);
const SECRET = registryRule(
  'secret-input',
  'INFO',
  'An input with a secret should have `isSecret: true`',
  'Clients show and store other inputs in plain text.',
  {
    good: [examplePackage({ environmentVariables: '[{"name": "API_KEY", "isSecret": true}]' })],
    bad: [examplePackage({ environmentVariables: '[{"name": ⟦"WEATHER_API_KEY"⟧}]' })],
  },
);
const PLAIN_SECRET = registryRule(
  'plain-secret',
  'SHOULD NOT',
  'A server.json {must} contain no secret',
  'The file is public: everyone can read and use the value.',
  {
    good: [examplePackage({ environmentVariables: '[{"name": "API_KEY", "isSecret": true}]' })],
    bad: [examplePackage({ environmentVariables: `[{"name": "API_KEY", "value": ⟦"ghp_${'a1B2'.repeat(9)}"⟧}]` })],
  },
);

/** The rules of this file. */
export const TRANSPORT_RULES = [PLAIN_SECRET, STDIO_URL, VARIABLE, REMOTE, SSE, ARGUMENT_NAME, ARGUMENT_VALUE, SECRET];

/** Reports their violations. */
export function judgeTransports(server: ServerDocument): void {
  for (const { value, path } of objectsAt(server.value, 'packages', server.base)) {
    judgePackageTransport(server, value, path);
    for (const list of ['runtimeArguments', 'packageArguments'])
      for (const one of spelledItems(value, list, path)) judgeArgument(server, one.value, one.path);
    judgeInputs(server, spelledItems(value, 'environmentVariables', path));
  }
  for (const { value, path } of objectsAt(server.value, 'remotes', server.base)) {
    judgeRemote(server, value, path);
    judgeInputs(server, objectsAt(value, 'headers', path));
  }
}

/** Names in braces within an address, at most 50. */
function variablesIn(url: string): string[] {
  return [...url.slice(0, 2000).matchAll(/\{([^{}]{1,100})\}/gu)].slice(0, 50).map(([, name = '']) => name);
}

function judgePackageTransport(server: ServerDocument, value: JsonObject, path: Path): void {
  const transport = get(value, 'transport');
  if (!isObject(transport)) return;
  const url = textAt(transport, 'url');
  const place = [...path, 'transport', 'url'];
  if (url === null || url === '' || !isFree(server, place)) return;
  if (textAt(transport, 'type') === 'stdio') {
    const fix = { says: 'Remove `url`.', safety: 'unsafe', steps: [{ do: 'remove', path: place }] } as const;
    server.report({
      rule: STDIO_URL,
      path: place,
      what: `\`transport.url\` is ${code(url)}. Remove it, or use the type \`streamable-http\`.`,
      fix,
    });
    return;
  }
  if (isScriptTemplate(url)) return;
  const known = new Set<string>();
  for (const list of ['environmentVariables', 'runtimeArguments', 'packageArguments'])
    for (const one of spelledItems(value, list, path)) {
      const name = textAt(one.value, 'name');
      const hint = spelledText(one.value, 'valueHint')?.value;
      if (name !== null) known.add(name);
      if (hint !== undefined) known.add(hint);
    }
  const lost = variablesIn(url).filter((name) => !known.has(name));
  if (lost.length === 0) return;
  server.report({
    rule: VARIABLE,
    path: place,
    what: `${listed(lost)} in ${code(url)} is declared nowhere in the package. Use the name of an environment variable, the name of an argument, or a \`valueHint\`.`,
  });
}

/** `${X}` and `{{X}}` are filled in by a script before the file is published. */
function isScriptTemplate(url: string): boolean {
  return url.includes('${') || url.includes('{{');
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|.*\.localhost)$/u;

function judgeRemote(server: ServerDocument, value: JsonObject, path: Path): void {
  const { report } = server;
  const url = textAt(value, 'url');
  const place = [...path, 'url'];
  if (url === null || !isFree(server, place) || isScriptTemplate(url)) return;
  const plain = url
    .replaceAll(/^\{[^{}]{1,100}\}(?=:\/\/)/gu, 'https')
    .replaceAll(/:\{[^{}]{1,100}\}(?=\/|$)/gu, ':80');
  const address = webAddress(plain.replaceAll(/\{[^{}]{1,100}\}/gu, 'x'));
  if (address?.scheme !== 'https' || LOCAL.test(address.host)) {
    const local = address !== null && LOCAL.test(address.host);
    report({
      rule: REMOTE,
      path: place,
      what: `\`url\` is ${code(url)}. ${local ? 'Move a server that runs on the own computer to `packages`.' : 'Use an address that begins with `https://`.'}`,
    });
    return;
  }
  const declared = objectAt(value, 'variables');
  const lost = variablesIn(url).filter((name) => get(declared, name) === undefined);
  if (lost.length > 0)
    report({
      rule: VARIABLE,
      path: place,
      what: `${listed(lost)} in ${code(url)} is not declared. Describe it in \`variables\` of this remote.`,
    });
  if (textAt(value, 'type') === 'sse' && /\/mcp\/?$/u.test(address.path))
    report({
      rule: SSE,
      path: [...path, 'type'],
      what: `The address ${code(url)} ends in \`/mcp\`, but the type is \`sse\`. Check whether \`streamable-http\` is meant.`,
    });
}

function judgeArgument(server: ServerDocument, value: JsonObject, path: Path): void {
  const name = textAt(value, 'name');
  if (textAt(value, 'type') !== 'named' || name === null) return;
  if (name === '' || /[<> $]/u.test(name)) {
    server.report({
      rule: ARGUMENT_NAME,
      path: [...path, 'name'],
      what: `\`name\` is ${code(name)}. Use the flag alone, such as \`--port\`, and \`value\` or \`valueHint\` for the rest.`,
    });
    return;
  }
  for (const key of ['value', 'default']) {
    const given = textAt(value, key);
    if (given === null || !given.startsWith(name)) continue;
    server.report({
      rule: ARGUMENT_VALUE,
      path: [...path, key],
      what: `${named(key)} begins with the name ${code(name)}. Leave only what follows the flag.`,
    });
  }
}

const SECRET_NAME =
  /(?:^|[_-])(?:API[_-]?KEY|(?:ACCESS|AUTH|BEARER|REFRESH)[_-]?TOKEN|TOKEN|SECRET|PASSWORD|PASSWD|PRIVATE[_-]?KEY)$/iu;

function judgeInputs(
  server: ServerDocument,
  inputs: readonly { readonly value: JsonObject; readonly path: Path }[],
): void {
  for (const { value, path } of inputs) {
    const name = textAt(value, 'name') ?? '';
    for (const member of ['value', 'default'])
      if (hasLiveSecret(textAt(value, member) ?? ''))
        server.report({
          rule: PLAIN_SECRET,
          path: [...path, member],
          what: 'The value looks like a real secret. Remove and revoke it, and add `"isSecret": true`.',
        });
    if (!SECRET_NAME.test(name.slice(-60)) || isTemplate(name)) continue;
    const given = spelled(value, 'isSecret')?.value;
    const fixed = textAt(value, 'value');
    if (given !== undefined || (fixed !== null && !fixed.includes('{'))) continue;
    const nested = Object.values(objectAt(value, 'variables')).some(
      (one) => isObject(one) && spelled(one, 'isSecret')?.value === true,
    );
    if (!nested)
      server.report({
        rule: SECRET,
        path: [...path, 'name'],
        what: `${named(name)} looks like a secret. Add \`"isSecret": true\`.`,
      });
  }
}
