/** Findings quote values; secrets among them are never repeated. */
import { findSecrets, listSecrets } from '../secrets/find.ts';
import { SECRET_TEXTS } from '../secrets/kinds.ts';
import type { DocumentFinding, DocumentSubject } from './define.ts';

/** How much of a secret may appear in a sentence by chance, such as a prefix that names the service. */
const SHOWN = 6;
/** Secrets at most that are looked for in sentences. */
const MAX_SECRETS = 100;

/** A reporter that replaces the secrets of the subject, whole or cut off, by `…` in all sentences of a finding. */
export function hidingSecrets(
  { text, span }: Pick<DocumentSubject, 'text' | 'span'>,
  report: (finding: DocumentFinding) => void,
): (finding: DocumentFinding) => void {
  let secrets: string[] | null = null;
  return (finding) => {
    secrets ??= listSecrets(text.slice(span.start, span.end))
      .map(({ value }) => value)
      .filter((value) => value.length > SHOWN)
      .slice(0, MAX_SECRETS);
    if (secrets.length === 0) {
      report(finding);
      return;
    }
    const { fix } = finding;
    const what = hide(finding.what, secrets);
    report(
      fix === undefined ? { ...finding, what } : { ...finding, what, fix: { ...fix, says: hide(fix.says, secrets) } },
    );
  };
}

function hide(sentence: string, secrets: readonly string[]): string {
  let hidden = sentence;
  for (const secret of secrets) {
    const start = secret.slice(0, SHOWN);
    for (let at = hidden.indexOf(start); at >= 0; at = hidden.indexOf(start, at + 1)) {
      let length = start.length;
      while (length < secret.length && hidden.charAt(at + length) === secret.charAt(length)) length += 1;
      hidden = `${hidden.slice(0, at)}…${hidden.slice(at + length)}`;
    }
  }
  return hidden;
}

/** True if a string contains a key or token by its form, such as `ghp_…`. */
export function hasLiveSecret(text: string): boolean {
  return findSecrets(text.slice(0, 2000)).some(({ kind }) => !SECRET_TEXTS[kind].weak);
}
