import { memo } from 'react';
import { moveText } from './marks.ts';
import type { Ink, Mark } from './marks.ts';
import css from './Marks.module.css';

const inkOf = (ink: Ink | undefined): string => (ink === undefined ? 'none' : `var(--${ink})`);

/** Renders marks as SVG elements in the colors of the page. */
export const Marks = memo(function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark, at) => <One key={at} mark={mark} />);
});

function One({ mark }: { mark: Mark }) {
  if (mark.shape === 'text') {
    return (
      <text
        x={mark.x}
        y={mark.y}
        fontSize={mark.size}
        textAnchor={mark.anchor}
        fill={inkOf(mark.fill)}
        className={mark.mono ? css.mono : css.sans}
        data-strong={mark.strong || undefined}
      >
        {mark.text}
      </text>
    );
  }
  const paint = {
    fill: inkOf(mark.fill),
    stroke: mark.stroke === undefined ? undefined : inkOf(mark.stroke),
    strokeWidth: mark.width,
    strokeDasharray: mark.dash,
  };
  if (mark.shape === 'circle') return <circle cx={mark.x} cy={mark.y} r={mark.r} {...paint} />;
  if (mark.shape === 'rect')
    return <rect x={mark.x} y={mark.y} width={mark.w} height={mark.h} rx={mark.r} {...paint} />;
  return <path d={mark.d} transform={mark.move ? moveText(mark.move) : undefined} {...paint} />;
}
