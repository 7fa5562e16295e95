/** A document, rendered from its blocks. */
import { Fragment, type ReactNode } from 'react';
import { Inline } from '../../../parts/Inline.tsx';
import { Linked } from '../../../parts/Linked.tsx';
import { ScrollTable } from '../../../parts/ScrollTable.tsx';
import { baseAddress } from './address.ts';
import { CopyText } from '../../../parts/CopyText.tsx';
import type { Block } from './markdown.ts';
import css from './Teachers.module.css';

/** Placeholder for the address of this page in the text. */
const ELSEWHERE = 'https://playground.example/';

/** All blocks; `live` has the content of the placeholders. */
export function Blocks({ blocks, live }: { blocks: readonly Block[]; live: Readonly<Record<string, ReactNode>> }) {
  return blocks.map((block, at) => (
    <Fragment key={at}>
      {block.is === 'live' ? live[block.name] : <One block={block} above={headingAbove(blocks, at)} />}
    </Fragment>
  ));
}

/** The heading that a block belongs to, and the number of the example under it. */
interface Above {
  id: string;
  text: string;
  example: number;
}

function headingAbove(blocks: readonly Block[], at: number): Above {
  const index = blocks.slice(0, at).findLastIndex((one) => one.is === 'heading');
  const heading = blocks[index];
  const example = blocks.slice(index + 1, at + 1).filter((one) => one.is === 'code').length;
  return heading?.is === 'heading' ? { id: heading.id, text: heading.text, example } : { id: '', text: '', example };
}

function One({ block, above }: { block: Exclude<Block, { is: 'live' }>; above: Above }) {
  switch (block.is) {
    case 'heading': {
      const { level, id, text } = block;
      if (level === 1) return null;
      return level === 2 ? <h2 id={id}>{text}</h2> : <h3 id={id}>{text}</h3>;
    }
    case 'paragraph':
      return (
        <p>
          <Linked text={block.text} />
        </p>
      );
    case 'code': {
      const { text, example } = above;
      const label = `Example ${example > 1 ? `${example} ` : ''}for “${text}”`;
      return <CopyText label={label} text={block.text.replaceAll(ELSEWHERE, baseAddress())} />;
    }
    case 'table':
      return <Table block={block} heading={above.id} />;
  }
}

/** Two-column tables fit everywhere; wider ones scroll separately. */
function Table({ block: { head, rows }, heading }: { block: Extract<Block, { is: 'table' }>; heading: string }) {
  const inner = (
    <>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <Inline text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others], at) => (
          <tr key={at}>
            <th scope="row">
              {first.startsWith('`#/') ? <Address text={first.slice(1, -1)} /> : <Inline text={first} />}
            </th>
            {others.map((cell, column) => (
              <td key={column}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
  if (head.length > 2) return <ScrollTable labelledBy={heading}>{inner}</ScrollTable>;
  return (
    <table className={css.two} aria-labelledby={heading}>
      {inner}
    </table>
  );
}

function Address({ text }: { text: string }) {
  return (
    <a href={text}>
      <code>{text}</code>
    </a>
  );
}
