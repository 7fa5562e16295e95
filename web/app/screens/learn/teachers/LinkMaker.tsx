/** Creates the address of a lesson, and its iframe. */
import { useId, useState } from 'react';
import { CURRICULUM, placeOf } from '../../../../course/index.ts';
import { formatRoute, REVISION_CHOICES } from '../../../state/route.ts';
import type { CodeLanguage } from '../../../engine/learn.ts';
import { CopyText } from '../../../parts/CopyText.tsx';
import { baseAddress } from './address.ts';
import css from './Teachers.module.css';

const LANGUAGES: readonly { id: CodeLanguage; title: string }[] = [
  { id: 'python', title: 'Python' },
  { id: 'typescript', title: 'TypeScript' },
  { id: 'javascript', title: 'JavaScript' },
];

/** A form with three choices, and its result. */
export function LinkMaker() {
  const [id, setId] = useState('null-id');
  const [revision, setRevision] = useState<(typeof REVISION_CHOICES)[number]>('auto');
  const [language, setLanguage] = useState<CodeLanguage | null>(null);
  const [embed, setEmbed] = useState(false);
  const item = placeOf(id)?.item;
  const inCode = item?.kind === 'code';
  const walk = item?.kind === 'walkthrough';
  const route = {
    screen: 'learn' as const,
    page: [id],
    revision: walk ? revision : ('auto' as const),
    ...(inCode && language ? { language } : {}),
    embed,
  };
  const address = baseAddress() + formatRoute(route);
  const frame = `<iframe title="${item?.title ?? ''}" src="${address.replaceAll('&', '&amp;')}" width="100%" height="760"></iframe>`;
  return (
    <section className={css.box} aria-label="Lesson address">
      <div className={css.fields}>
        <Choice label="Lesson" value={id} onChange={setId}>
          {CURRICULUM.map(({ title, items }) => (
            <optgroup key={title} label={title}>
              {items.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
        {walk ? (
          <Choice
            label="Revision"
            value={revision}
            onChange={(next) => setRevision(REVISION_CHOICES.find((one) => one === next) ?? 'auto')}
          >
            {REVISION_CHOICES.filter((one) => one !== 'jsonrpc-2.0').map((one) => (
              <option key={one} value={one}>
                {one === 'auto' ? 'chosen by the learner' : one}
              </option>
            ))}
          </Choice>
        ) : null}
        {inCode ? (
          <Choice
            label="Language"
            value={language ?? ''}
            onChange={(next) => setLanguage(LANGUAGES.find((one) => one.id === next)?.id ?? null)}
          >
            <option value="">chosen by the learner</option>
            {LANGUAGES.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </Choice>
        ) : null}
        <label className={css.tick}>
          <input type="checkbox" checked={embed} onChange={(event) => setEmbed(event.target.checked)} />
          for an iframe
        </label>
      </div>
      <CopyText key={address} wrap label="Address of the lesson" text={address} />
      {embed ? <CopyText key={frame} wrap label="Iframe with the lesson" text={frame} /> : null}
      <p>
        <a href={address}>Open it</a>
      </p>
    </section>
  );
}

function Choice(props: { label: string; value: string; onChange: (value: string) => void; children: React.ReactNode }) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        {props.children}
      </select>
    </div>
  );
}
