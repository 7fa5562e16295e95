/** `grade --verify-certificate CODE --name NAME`: what a certificate states, if its code fits its name. */
import { readCertificate } from '../../course/certificate.ts';
import { CURRICULUM } from '../../course/index.ts';

const WHY = {
  form: 'This is not the code of a certificate.',
  sum: 'The code does not fit this name, or it was changed.',
  course: 'The code belongs to another version of the course. Use the command of the version that made it.',
} as const;

const NOTE = 'The code is a checksum. It is no proof of identity, and no proof that this person solved these items.';

/** Prints one line of JSON. Returns 0 for a code that fits, 1 for any other. */
export function verifyCertificate(code: string, name: string): number {
  const items = CURRICULUM.flatMap((chapter) => chapter.items);
  const read = readCertificate(
    code,
    name,
    items.map(({ id }) => id),
  );
  const printed = read.valid
    ? {
        ...read,
        items: items.filter(({ id }) => read.items.includes(id)).map(({ id, title }) => ({ id, title })),
        total: items.length,
        note: NOTE,
      }
    : { valid: false, problem: WHY[read.why] };
  process.stdout.write(`${JSON.stringify(printed)}\n`);
  return read.valid ? 0 : 1;
}
