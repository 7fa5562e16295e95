import { useId } from 'react';
import type { Span } from '../../protocol/types.ts';
import type { ShownSize, TokenCount } from '../engine/sizes.ts';
import { count, grouped } from './text.ts';
import css from './Hosts.module.css';

/** Tools that are listed; the others cost less. */
const MAX_TOOLS = 12;

/** The size of a list of tools: characters, about how many tokens, the largest tools, and limits of hosts. */
export function SizeTable(props: { size: ShownSize; assumption: string; onGo: (span: Span) => void }) {
  const { size, assumption, onGo } = props;
  const id = useId();
  if (size.count === 0) return null;
  const where = size.entry >= 0 ? ` in message ${grouped(size.entry + 1)}` : '';
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id}>{`Size of ${count(size.count, 'tool')}${where}`}</h3>
      <p>
        <b>{`${count(size.characters, 'character')}, about ${tokens(size.tokens)} tokens.`}</b> {assumption}
      </p>
      <table className={css.table} aria-label="Largest tools">
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">Characters</th>
            <th scope="col">Tokens, about</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {size.tools.slice(0, MAX_TOOLS).map((tool, index) => (
            <tr key={index}>
              <th scope="row">
                <button type="button" onClick={() => onGo(tool.span)}>
                  {tool.name === '' ? 'without a name' : tool.name}
                </button>
              </th>
              <td>{grouped(tool.characters)}</td>
              <td>{tokens(tool.tokens)}</td>
              <td>{`${Math.round(tool.share * 100)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {size.count > MAX_TOOLS ? <p>{`And ${count(size.count - MAX_TOOLS, 'smaller tool')}.`}</p> : null}
      {size.limits.length === 0 ? null : <Limits limits={size.limits} />}
    </section>
  );
}

function Limits({ limits }: Pick<ShownSize, 'limits'>) {
  return (
    <table className={css.table} aria-label="Limits of hosts">
      <thead>
        <tr>
          <th scope="col">Host</th>
          <th scope="col">Limit</th>
          <th scope="col">Here</th>
          <th scope="col">Seen on</th>
        </tr>
      </thead>
      <tbody>
        {limits.map((limit, index) => (
          <tr key={index}>
            <th scope="row">{limit.names.join(', ')}</th>
            <td>{`${grouped(limit.max)} ${limit.unit}${OF[limit.of]}${limit.isDisputed ? ', disputed' : ''}`}</td>
            <td>{limit.isExceeded ? <b>{`${grouped(limit.value)}, more`}</b> : grouped(limit.value)}</td>
            <td>{limit.seenOn}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const OF: Record<ShownSize['limits'][number]['of'], string> = {
  list: '',
  description: ' in a description',
  inputSchema: ' in an input schema',
};

function tokens({ min, max }: TokenCount): string {
  return `${grouped(min)} to ${grouped(max)}`;
}
