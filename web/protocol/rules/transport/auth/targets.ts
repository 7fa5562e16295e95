/** For which MCP server a client asks for tokens: what the requests of one flow say in `resource`. */
import { named } from '../../../json/describe.ts';
import type { Request } from '../define.ts';
import { isAuthorize } from './read.ts';

/** What is wrong with the `resource` of a token request, and the request it rests on. */
export interface Mistake {
  readonly what: string;
  readonly tie: Request | null;
}

/** Follows the requests of a text. */
export interface Targets {
  hear(request: Request): void;
  /** What is wrong with the form that trades a code or renews a token; null when nothing is. */
  wrong(form: ReadonlyMap<string, string>): Mistake | null;
}

/** Nothing was heard yet. */
export function newTargets(): Targets {
  /** By client: its requests for an authorization. */
  const asked = new Map<string, Request[]>();
  /** A request to the MCP server with a token. */
  let used: Request | null = null;
  return {
    hear(request) {
      if (request.mcp && /^bearer\s/iu.test(request.header('authorization')?.value ?? '')) used ??= request;
      if (!isAuthorize(request)) return;
      const id = request.query('client_id') ?? '';
      const list = asked.get(id);
      if (list) list.push(request);
      else asked.set(id, [request]);
    },
    wrong(form) {
      const before = [...asked.values()].flat();
      const own = asked.get(form.get('client_id') ?? '') ?? before;
      const resource = form.get('resource');
      const last = own.at(-1) ?? null;
      if (form.get('grant_type') === 'refresh_token') {
        const tie = before.length > 0 ? before.findLast((one) => one.query('resource')) : used;
        return resource || !tie
          ? null
          : { what: 'renews a token without `resource`, so nothing says which MCP server it is for.', tie };
      }
      if (!resource) return { what: 'has no `resource`, unlike the authorization that it follows.', tie: null };
      // One authorization may be for several servers, and a token for one of them.
      const all = own.flatMap((one) => one.query('resource') ?? []);
      const several = own.some(({ target }) => (target.match(/[?&]resource=/gu)?.length ?? 0) > 1);
      if (!last || several || all.length === 0 || all.some((one) => plain(one) === plain(resource))) return null;
      return {
        what: `asks for the \`resource\` ${named(resource)}; the authorization before it was for ${named(last.query('resource') ?? all[0] ?? '')}.`,
        tie: last,
      };
    },
  };
}

/** Addresses that name the same server. */
function plain(address: string): string {
  return address.toLowerCase().replace(/\/$/u, '');
}
