/** The cheat sheet: how to distinguish the kinds of messages, and the members of each. */
import { useId } from 'react';
import {
  envelopeFacts,
  envelopeOf,
  errorObjectOf,
  KIND_DOCS,
  metaKeysOf,
  revisionFacts,
  sampleOf,
  senderOfSample,
  type EnvelopeMember,
  type KindDoc,
} from '../../../protocol/catalog.ts';
import type { RevisionId } from '../../../protocol/types.ts';
import { CodeBlock } from '../../parts/CodeBlock.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { KindBadge } from '../../parts/KindBadge.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { revisionName } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';
import { tryHref } from './links.ts';
import css from './Messages.module.css';
import frame from './Reference.module.css';
import { useRevision } from './useRevision.ts';
import { word } from '../../../protocol/words.ts';

/** The page, for the selected revision. `row` is the kind in the address. */
export function MessagesPage({ row }: { row: string }) {
  const id = useId();
  const revision = useRevision();
  return (
    <div>
      <PageHead
        id={id}
        title="Message kinds"
        lead={`The members of a message determine its kind. This page shows ${revisionName(revision)}; select another revision in the top bar.`}
      />
      {KIND_DOCS.map((doc) => (
        <KindSection key={doc.kind} doc={doc} revision={revision} here={row === doc.kind} />
      ))}
      <h2>The complete envelope</h2>
      <dl className={css.members}>
        {envelopeFacts(revisionFacts(revision)).map(({ title, says }) => (
          <div key={title}>
            <dt>
              <Linked text={title} />
            </dt>
            <dd>
              <Linked text={says} />
            </dd>
          </div>
        ))}
      </dl>
      <MetaKeys revision={revision} here={row === 'meta'} />
    </div>
  );
}

function KindSection({ doc, revision, here }: { doc: KindDoc; revision: RevisionId; here: boolean }) {
  const { kind, title, summary, says, answer } = doc;
  const sample = sampleOf(revision, kind);
  const members = envelopeOf(revision, kind);
  return (
    <section className={css.kind} aria-label={title} data-target={here || undefined}>
      <div>
        <h2>
          <a className={css.anchor} href={referenceHref('messages', kind)} aria-label={title}>
            <KindBadge kind={kind} />
          </a>
          <span className={css.summary}>
            <Linked text={summary} />
          </span>
        </h2>
        <p>
          {says}{' '}
          <span className={frame.quiet}>
            Answered by: <Linked text={answer.charAt(0).toLowerCase() + answer.slice(1)} />
          </span>
        </p>
        <Members members={members} />
        {kind === 'error' ? (
          <>
            <h3>
              Inside <code>error</code>
            </h3>
            <Members members={errorObjectOf(revision)} />
          </>
        ) : null}
      </div>
      <div>
        {sample === null ? (
          <p className={frame.quiet}>This revision has no batches: each message is sent separately.</p>
        ) : (
          <>
            <CodeBlock text={sample} width={52} />
            <p className={css.try}>
              <a href={tryHref(sample, revision, senderOfSample(kind))} aria-label={`Try it: ${title}`}>
                Try it
              </a>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function Members({ members }: { members: readonly EnvelopeMember[] }) {
  return members.length === 0 ? null : (
    <dl className={css.members}>
      {members.map(({ name, need, says, allowed }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            <span>{word(need)}</span>
          </dt>
          <dd>
            <Linked text={says} />
            {allowed === undefined ? null : (
              <span className={css.allowed}>
                <Linked text={allowed} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MetaKeys({ revision, here }: { revision: RevisionId; here: boolean }) {
  const keys = metaKeysOf(revision);
  if (keys.length === 0) return null;
  return (
    <section data-target={here || undefined} aria-label="Keys of _meta">
      <h2>
        Keys of <code>_meta</code>
      </h2>
      <Members
        members={keys.map(({ key, need, says, value, on }) => ({
          name: key,
          need,
          says,
          allowed: `${value}, on ${on === 'any' ? 'any message' : `a ${on}`}`,
        }))}
      />
    </section>
  );
}
