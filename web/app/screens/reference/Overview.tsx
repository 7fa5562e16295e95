/** The overview of the reference. */
import { useId } from 'react';
import {
  capabilitiesOf,
  errorRows,
  methodNames,
  revisions,
  TRANSPORTS,
  typesIn,
  type RuleBook,
} from '../../../protocol/catalog.ts';
import { knownHosts } from '../../../protocol/hosts/names.ts';
import { Note } from '../../parts/Note.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { count, revisionShort } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';
import { EXTENSION_COUNT, rulePages, rulesText } from './areas.ts';
import css from './Overview.module.css';
import frame from './Reference.module.css';
import { MCP, NEWEST } from './spans.ts';

/** The first page. `lost` is an unknown address. */
export function Overview({ lost, book }: { lost: string | null; book: RuleBook | null }) {
  const id = useId();
  const methods = new Set(MCP.flatMap((revision) => methodNames(revision)));
  const capabilities = capabilitiesOf('client').length + capabilitiesOf('server').length;
  const before = MCP.at(-2) ?? NEWEST;
  const entries = [
    {
      id: 'messages',
      title: 'Message kinds',
      says: 'How to distinguish requests from notifications, and the members of each kind.',
      size: '5 kinds',
    },
    {
      id: 'methods',
      title: 'Methods',
      says: 'The sender and the revisions of each method, and the capabilities that it requires.',
      size: count(methods.size, 'method'),
    },
    {
      id: 'types',
      title: 'Types',
      says: 'Every object of the protocol with its members, in each revision.',
      size: `${count(typesIn(NEWEST).size, 'type')} in ${NEWEST}`,
    },
    {
      id: 'capabilities',
      title: 'Capabilities',
      says: 'The capabilities of clients and servers, and the methods that depend on them.',
      size: count(capabilities, 'capability', 'capabilities'),
    },
    {
      id: 'errors',
      title: 'Error codes',
      says: 'The meaning of each code, who uses it when, and the owners of the other codes.',
      size: count(errorRows().length, 'code'),
    },
    {
      id: 'transports',
      title: 'Transports',
      says: 'How messages are sent: over standard input and output, and over HTTP.',
      size: count(TRANSPORTS.length, 'transport'),
    },
    {
      id: 'changes',
      title: 'What changed',
      says: 'The difference between any two revisions, for every member.',
      size: count(revisions.length, 'revision'),
    },
    {
      id: 'hosts',
      title: 'Hosts',
      says: 'The limits and features of hosts and models’ APIs, with sources and dates.',
      size: count(knownHosts.length, 'host'),
    },
    {
      id: 'extensions',
      title: 'Extensions',
      says: 'Official extensions: Apps, tasks, skills and authorization, and who supports them.',
      size: count(EXTENSION_COUNT, 'extension'),
    },
    {
      id: 'rules',
      title: 'Rules',
      says: 'Everything that the checker reports, with reasons and examples to try.',
      size: `${count(rulePages(book), 'page')}: ${rulesText(book)}`,
    },
  ];
  return (
    <div>
      {lost === null ? null : (
        <div className={css.lost}>
          <Note severity="warning">
            There is no page “{lost.length > 60 ? `${lost.slice(0, 60)}…` : lost}” in the reference. The available pages
            are listed below.
          </Note>
        </div>
      )}
      <PageHead
        id={id}
        title="Reference"
        lead="JSON-RPC and five revisions of MCP, generated from the data that the checker uses."
      />
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <h2>
              <a href={referenceHref(entry.id)}>{entry.title}</a>
            </h2>
            <p>{entry.says}</p>
            <p className={frame.small}>{entry.size}</p>
          </li>
        ))}
      </ul>
      <h2 className={css.next}>Changes by revision</h2>
      <ul className={frame.inline}>
        {revisions.slice(1).map(({ id: to }, at) => {
          const from = revisions[at]?.id ?? before;
          return (
            <li key={to}>
              <a href={referenceHref('changes', from, to)}>
                {revisionShort(from)} to {revisionShort(to)}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
