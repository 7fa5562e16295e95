/** The requirements of an extension: the level and the clause of each in every version. */
import { ExternalLink } from 'lucide-react';
import type { ExtensionDoc, ExtensionRequirementDoc } from '../../../protocol/extension-book.ts';
import { Linked } from '../../parts/Linked.tsx';
import { SeverityIcon } from '../../parts/SeverityIcon.tsx';
import { referenceHref } from '../../state/route.ts';
import css from './Extensions.module.css';
import frame from './Reference.module.css';
import rule from './Rule.module.css';
import { severityOf } from './ruleData.ts';

/** The heading and the list. */
export function ExtensionRequirements({ extension }: { extension: ExtensionDoc }) {
  const { requirements, versions } = extension;
  return (
    <>
      <h2>
        Requirements <span className={frame.num}>{requirements.length}</span>
      </h2>
      <ul className={rule.rows} aria-label="Requirements">
        {requirements.map((one) => (
          <Row key={one.id} row={one} many={versions.length > 1} />
        ))}
      </ul>
    </>
  );
}

function Row({ row: { id, title, levels, unreported }, many }: { row: ExtensionRequirementDoc; many: boolean }) {
  const severity = severityOf(levels[0]?.level ?? 'INFO', 'spec');
  return (
    <li>
      <span>
        <SeverityIcon severity={severity} word={severity} />
      </span>
      <a href={referenceHref('rules', id)}>
        <code>{id}</code>
      </a>
      <div>
        <p>
          <Linked text={title} />
          {unreported === undefined ? null : <span className={frame.small}> not reported</span>}
        </p>
        <p className={css.levels}>
          {levels.map(({ version, level, url }) => (
            <a key={version} href={url} target="_blank" rel="noopener">
              {many ? `${level} in ${version}` : level} <ExternalLink />
              <span className="vh"> (opens a new tab)</span>
            </a>
          ))}
        </p>
      </div>
    </li>
  );
}
