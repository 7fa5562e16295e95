/** Selects the page of an address. */
import type { ReactNode } from 'react';
import { hostName, knownHosts } from '../../../protocol/hosts/names.ts';
import { methodIn, revisionsOfType, type RuleBook } from '../../../protocol/catalog.ts';
import { revisionShort } from '../../parts/text.ts';
import { areasOf, areaTitle, ruleIds } from './areas.ts';
import { CapabilitiesPage } from './CapabilitiesPage.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { ErrorsPage } from './ErrorsPage.tsx';
import { MessagesPage } from './MessagesPage.tsx';
import { MethodPage } from './MethodPage.tsx';
import { MethodsPage } from './MethodsPage.tsx';
import { Overview } from './Overview.tsx';
import { RulePage, titleOfRule } from './RulePage.tsx';
import { RulesPage } from './RulesPage.tsx';
import { REFERENCE_PAGES } from '../../state/reference-pages.ts';
import { isRevision, MCP } from './spans.ts';
import { TransportsPage } from './TransportsPage.tsx';
import { TypePage } from './TypePage.tsx';
import { TypesPage } from './TypesPage.tsx';
import type { useHostsPage } from './useHostsPage.ts';

interface PageProps {
  page: readonly string[];
  book: RuleBook | null;
  failed: boolean;
  hosts: ReturnType<typeof useHostsPage>;
}

const KNOWN = ['', 'rules', ...REFERENCE_PAGES.map(({ id }) => id)];

/** The page; for an unknown address the overview, with a notice. */
export function Page({ page, book, failed, hosts: { Hosts, failed: isLost } }: PageProps): ReactNode {
  const [name = '', ...rest] = page;
  const id = rest.join('/');
  switch (name) {
    case 'messages':
      return <MessagesPage row={id} />;
    case 'methods':
      if (id === '') return <MethodsPage />;
      return isMethod(id) ? <MethodPage name={id} /> : <Overview lost={page.join('/')} book={book} />;
    case 'types': {
      const [first, second, ...member] = rest;
      const revision = isRevision(first) ? first : null;
      const type = revision ? second : first;
      if (type === undefined || type === '') return <TypesPage revision={revision} />;
      if (revisionsOfType(type).length === 0) return <Overview lost={page.join('/')} book={book} />;
      const inside = revision ? member : rest.slice(1);
      return <TypePage key={type} revision={revision} name={type} member={inside.join('/')} />;
    }
    case 'capabilities':
      return <CapabilitiesPage row={id} />;
    case 'errors':
      return <ErrorsPage row={id} />;
    case 'transports':
      return <TransportsPage row={id} />;
    case 'changes':
      return <ChangesPage from={rest[0]} to={rest[1]} />;
    case 'hosts':
      if (id !== '' && !isHost(rest[0])) return <Overview lost={page.join('/')} book={book} />;
      if (!Hosts)
        return <p role={isLost ? 'alert' : undefined}>{isLost ? 'This page did not load. Reload it.' : 'Loading.'}</p>;
      return <Hosts host={rest[0] ?? ''} row={rest[1] ?? ''} />;
    case 'rules':
      if (id === '' || isArea(id, book)) return <RulesPage area={id} book={book} />;
      if (book && !ruleIds(book).includes(id)) return <Overview lost={page.join('/')} book={book} />;
      return <RulePage id={id} book={book} failed={failed} />;
    default:
      return <Overview lost={KNOWN.includes(name) ? null : page.join('/')} book={book} />;
  }
}

function isHost(id: string | undefined): boolean {
  return knownHosts.some((host) => host.id === id);
}

function isMethod(name: string): boolean {
  return MCP.some((revision) => methodIn(revision, name) !== null);
}

function isArea(id: string, book: RuleBook | null): boolean {
  return areasOf(book).some((area) => area.id === id);
}

/** The window title of a page. */
export function titleOf(page: readonly string[], book: RuleBook | null): string {
  const [name = '', ...rest] = page;
  const id = rest.join('/');
  if (name === 'rules' && id !== '') return isArea(id, book) ? `Rules, ${areaTitle(id)}` : titleOfRule(id, book);
  if (name === 'methods' && id !== '') return id;
  if (name === 'types') {
    const type = isRevision(rest[0]) ? rest[1] : rest[0];
    if (type !== undefined && type !== '') return type;
  }
  if (name === 'changes' && isRevision(rest[0]) && isRevision(rest[1]))
    return `What changed from ${revisionShort(rest[0])} to ${revisionShort(rest[1])}`;
  if (name === 'hosts' && isHost(rest[0])) return hostName(rest[0] ?? '').replace(/^the /, '');
  if (name === 'rules') return 'Rules';
  return REFERENCE_PAGES.find((one) => one.id === name)?.title ?? 'Overview';
}
