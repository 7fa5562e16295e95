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
import type { Extras, useExtras } from './useExtras.ts';
import type { useHostsPage } from './useHostsPage.ts';

interface PageProps {
  page: readonly string[];
  book: RuleBook | null;
  failed: boolean;
  hosts: ReturnType<typeof useHostsPage>;
  extra: ReturnType<typeof useExtras>;
}

const KNOWN = ['', 'rules', ...REFERENCE_PAGES.map(({ id }) => id)];

/** True for a page of an extension, or of a rule outside of the revisions: their code and data load on request. */
export function isExtra([name = '', ...rest]: readonly string[], book: RuleBook | null): boolean {
  const id = rest.join('/');
  if (name === 'extensions') return true;
  if (id === '') return false;
  if (name === 'methods') return !isMethod(id);
  if (name === 'types') {
    const type = isRevision(rest[0]) ? rest[1] : rest[0];
    return type !== undefined && revisionsOfType(type).length === 0;
  }
  return name === 'rules' && book !== null && !isArea(id, book) && !ruleIds(book).includes(id);
}

/** True for pages that show what loads on request, in whole or in part. */
export function needsExtras(page: readonly string[], book: RuleBook | null): boolean {
  return (page[0] === 'rules' && page.slice(1).join('') === '') || isExtra(page, book);
}

function notLoaded(isLost: boolean): ReactNode {
  return <p role={isLost ? 'alert' : undefined}>{isLost ? 'This page did not load. Reload it.' : 'Loading.'}</p>;
}

/** The groups of extensions in the index of rules. */
function groupsOf({ extras, failed }: PageProps['extra']): ReactNode {
  return extras ? <extras.Rules book={extras.book} /> : notLoaded(failed);
}

/** The page; for an unknown address the overview, with a notice. */
export function Page({ page, book, failed, hosts: { Hosts, failed: isLost }, extra }: PageProps): ReactNode {
  const [name = '', ...rest] = page;
  const id = rest.join('/');
  if (isExtra(page, book)) {
    const { extras } = extra;
    if (!extras) return notLoaded(extra.failed);
    if (extras.titleOf(page, extras.book) === null) return <Overview lost={page.join('/')} book={book} />;
    return <extras.Page page={page} book={extras.book} />;
  }
  switch (name) {
    case 'messages':
      return <MessagesPage row={id} />;
    case 'methods':
      if (id === '') return <MethodsPage />;
      return <MethodPage name={id} />;
    case 'types': {
      const [first, second, ...member] = rest;
      const revision = isRevision(first) ? first : null;
      const type = revision ? second : first;
      if (type === undefined || type === '') return <TypesPage revision={revision} />;
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
      if (!Hosts) return notLoaded(isLost);
      return <Hosts host={rest[0] ?? ''} row={rest[1] ?? ''} />;
    case 'rules':
      if (id === '') return <RulesPage area="" book={book} more={groupsOf(extra)} />;
      if (isArea(id, book)) return <RulesPage area={id} book={book} />;
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
export function titleOf(page: readonly string[], book: RuleBook | null, extras: Extras | null = null): string {
  const [name = '', ...rest] = page;
  const id = rest.join('/');
  const extra = extras && isExtra(page, book) ? extras.titleOf(page, extras.book) : null;
  if (extra !== null) return extra;
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
