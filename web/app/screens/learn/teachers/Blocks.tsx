/** The page for teachers, rendered from its blocks. */
import { Fragment, type ReactNode } from 'react';
import { Inline } from '../../../parts/Inline.tsx';
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

function headingAbove(blocks: readonly Block[], at: number): { id: string; text: string } {
  const above = blocks.slice(0, at).findLast((one) => one.is === 'heading');
  return above?.is === 'heading' ? above : { id: '', text: '' };
}

function One({ block, above }: { block: Exclude<Block, { is: 'live' }>; above: { id: string; text: string } }) {
  switch (block.is) {
    case 'heading': {
      const { level, id, text } = block;
      if (level === 1) return null;
      return level === 2 ? <h2 id={id}>{text}</h2> : <h3 id={id}>{text}</h3>;
    }
    case 'paragraph':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
    case 'code':
      return <CopyText label={`Example for “${above.text}”`} text={block.text.replaceAll(ELSEWHERE, baseAddress())} />;
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
