import { MethodLink } from '../MethodLink.tsx';
import type { Geometry } from './geometry.ts';
import type { Section } from './layout.ts';
import { LINK, linksOf } from './links.ts';
import type { Row } from './rows.ts';
import css from './Sequence.module.css';

/** Links to the pages of the methods in the current row, beside their names. They are not part of a saved picture. */
export function SequenceLinks(props: { row: Row; section: Section; geometry: Geometry }) {
  const { row, section, geometry } = props;
  return linksOf(row, section, geometry).map(({ method, x, y }, at) => (
    <span
      key={at}
      className={css.link}
      style={{ top: y - LINK / 2, insetInlineStart: '50%', marginInlineStart: x - geometry.width / 2 }}
    >
      <MethodLink method={method} />
    </span>
  ));
}
