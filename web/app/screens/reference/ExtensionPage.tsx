/** One extension: how it is negotiated, what it adds to messages, what it requires, and who supports it. */
import { Fragment, useId } from 'react';
import type { ExtensionDoc } from '../../../protocol/extension-book.ts';
import { Linked } from '../../parts/Linked.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { referenceHref } from '../../state/route.ts';
import { ExtensionHosts } from './ExtensionHosts.tsx';
import { ExtensionMethods } from './ExtensionMethods.tsx';
import { ExtensionNames } from './ExtensionNames.tsx';
import { ExtensionRequirements } from './ExtensionRequirements.tsx';
import { ExtensionTypes } from './ExtensionTypes.tsx';
import css from './Extensions.module.css';
import frame from './Reference.module.css';
import { SourceText } from './SourceText.tsx';
import { spanText } from './spans.ts';

const SIDES = { client: 'the client', server: 'the server', 'authorization-server': 'the authorization server' };

/** The page. `row` is a method, a type, a key or a code in the address; empty for none. */
export function ExtensionPage({ extension, row }: { extension: ExtensionDoc; row: string }) {
  const id = useId();
  const { title, says, types } = extension;
  return (
    <div>
      <PageHead
        id={id}
        title={title}
        crumbs={[{ label: 'Extensions', href: referenceHref('extensions') }]}
        lead={says}
      />
      <Facts extension={extension} />
      <ExtensionMethods extension={extension} row={row} />
      {types.length === 0 ? null : <ExtensionTypes extension={extension} row={row} />}
      <ExtensionNames extension={extension} row={row} />
      <ExtensionRequirements extension={extension} />
      <ExtensionHosts extension={extension} />
    </div>
  );
}

function Facts({ extension: { id, versions, revisions, negotiation } }: { extension: ExtensionDoc }) {
  const { declares, handshake, stateless, settings } = negotiation;
  return (
    <dl className={frame.kv}>
      <dt>Identifier</dt>
      <dd>
        <code>{id}</code>
      </dd>
      <dt>Versions</dt>
      <dd className={css.sources}>
        {versions.map((version) => (
          <div key={version.id}>
            <SourceText source={{ title: version.id, url: version.url }} />
            {version.id === version.status ? '' : `, ${version.status}`}
          </div>
        ))}
      </dd>
      <dt>Used in</dt>
      <dd>{spanText(revisions)}</dd>
      <dt>Declared by</dt>
      <dd>
        {declares.map((side) => SIDES[side]).join(' and ')}
        {negotiation.by === 'metadata' ? ', in its metadata' : ', in its capabilities'}
      </dd>
      <dt>With a handshake</dt>
      <dd>
        <Linked text={handshake} />
      </dd>
      <dt>Since 2026-07-28</dt>
      <dd>
        <Linked text={stateless} />
      </dd>
      {Object.entries(settings).map(([name, meaning]) => (
        <Fragment key={name}>
          <dt>
            Setting <code>{name}</code>
          </dt>
          <dd>
            <Linked text={meaning} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
