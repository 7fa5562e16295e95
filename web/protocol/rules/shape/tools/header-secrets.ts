import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { annotationsOf } from './headers.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { isSecret } from './secrets.ts';
import { MODERN, tool, within } from './say.ts';

const marked = (name: string, header: string) =>
  tool(`"inputSchema":{"type":"object","properties":{"${name}":{"type":"string",${header}}}}`, MODERN);

/** What stands in a header is read by every machine on the way. */
export const headerSecrets = defineShapeRule({
  id: 'x-mcp-header/sensitive-parameter',
  requirements: ['x-mcp-header/sensitive-parameter'],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'Secrets do not travel in headers',
  why: 'Proxies and load balancers see header values, and write them into their logs.',
  how: 'Leave `x-mcp-header` off arguments that hold secrets or say who a person is.',
  examples: {
    good: [marked('region', '"x-mcp-header":"Region"'), marked('pageToken', '"x-mcp-header":"Page"')],
    bad: [
      marked('password', '⟦"x-mcp-header":"Pass"⟧'),
      marked('github_access_token', '⟦"x-mcp-header":"Github"⟧'),
      marked('key', '⟦"x-mcp-header":"Api-Key"⟧'),
    ],
  },
  judge(place) {
    for (const { part, value, path } of annotationsOf(place)) {
      const names = [part.property ?? '', typeof value === 'string' ? value : ''];
      const secret = names.find((name) => name.length < 200 && isSecret(name));
      if (secret === undefined || place.wrong(path)) continue;
      place.report({
        requirement: 'x-mcp-header/sensitive-parameter',
        path,
        mark: 'member',
        what: `${within(place, path)} puts ${named(secret)} into a header, by its name a secret or something about a person.`,
        fix: { says: 'Leave the header out.', safety: 'unsafe', steps: [{ do: 'remove', path }] },
      });
    }
  },
});
