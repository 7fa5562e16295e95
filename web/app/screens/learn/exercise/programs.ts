/** Programs as drafts: one text holds what was written in each language. */
import { isRecord, jsonOf } from '../../../../protocol/json/plain.ts';
import type { CodeLanguage } from '../../../engine/learn.ts';
import { store } from '../../../state/store.ts';
import { itemProgress, progress } from '../progress.ts';

type Programs = Partial<Record<CodeLanguage, string>>;

function programs(draft: string | null): Programs {
  const kept = draft === null ? undefined : jsonOf(draft);
  const { python, typescript, javascript } = isRecord(kept) ? kept : {};
  return {
    ...(typeof python === 'string' ? { python } : {}),
    ...(typeof typescript === 'string' ? { typescript } : {}),
    ...(typeof javascript === 'string' ? { javascript } : {}),
  };
}

/** What was written in a language; null where nothing was. */
export function programIn(draft: string | null, language: CodeLanguage): string | null {
  return programs(draft)[language] ?? null;
}

/** A draft with another program in one language. */
export function withProgram(draft: string | null, language: CodeLanguage, program: string): string {
  return JSON.stringify({ ...programs(draft), [language]: program });
}

/** The language to begin with, of those that there are: of the address, of this exercise, of another one, else the first. */
export function firstLanguage(id: string, languages: readonly CodeLanguage[]): CodeLanguage {
  const others = Object.values(progress.getState().items).flatMap(({ language }) => language ?? []);
  const wanted = [store.getState().lesson.language, itemProgress(id).language, others.at(-1)];
  return wanted.find((one) => one && languages.includes(one)) ?? languages[0] ?? 'python';
}
