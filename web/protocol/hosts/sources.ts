/** The sources of an entry as links. */

/** A source as it is written in the catalog, with its address if it has one. */
export interface SourceLink {
  readonly title: string;
  readonly url?: string;
}

const REPOSITORY = /^([\w.-]+\/[\w.-]+)@([0-9a-f]{7,40})(?: ([\w./-]+\.\w+))?(?=\s|$)/u;
const THREAD = /^([\w.-]+\/[\w.-]+)#(\d+)/u;
const PACKAGE = /@modelcontextprotocol\/(?:sdk|client)\b/u;
const SITE = /(?:^| citing | \(citing )((?:[a-z0-9-]+\.)+(?:com|io|dev|org|ai|net)(?:\/[\w./-]*\w)?)/u;

/** A source as a link: an address, a file of a repository at a commit, a thread, a package, or a site. */
export function sourceLink(source: string): SourceLink {
  const url = urlOf(source);
  return url === null ? { title: source } : { title: source.replace(/^https:\/\//u, ''), url };
}

function urlOf(source: string): string | null {
  const address = /^https:\/\/\S+/u.exec(source)?.[0];
  if (address !== undefined) return address;
  const [, repository, commit, path] = REPOSITORY.exec(source) ?? [];
  if (repository !== undefined)
    return `https://github.com/${repository}/${path === undefined ? `tree/${commit}` : `blob/${commit}/${path}`}`;
  const [, project, thread] = THREAD.exec(source) ?? [];
  if (project !== undefined) return `https://github.com/${project}/issues/${thread}`;
  const name = PACKAGE.exec(source)?.[0];
  if (name !== undefined) return `https://www.npmjs.com/package/${name}`;
  const site = SITE.exec(source)?.[1];
  return site === undefined ? null : `https://${site}`;
}

/** The first source with an address, best for a finding; without one, where hosts and clients are listed. */
export function bestSource(sources: readonly string[]): Required<SourceLink> {
  for (const source of sources) {
    const { title, url } = sourceLink(source);
    if (url !== undefined) return { title, url };
  }
  return { title: sources[0] ?? '', url: 'https://modelcontextprotocol.io/clients' };
}
