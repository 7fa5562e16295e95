/** Tools, their schemas and contents: the requirements that begin with 2025-03-26, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'content/audio-base64': { says: 'The `data` of a sound is standard base64, in one line and with nothing before it.' },
  'content/audio-fields-required': {
    says: 'A sound has its bytes in `data` and its media type in `mimeType`.',
    why: 'Without both of them nothing can be played.',
  },
  'tools/annotation-hint-type': {
    says: 'The hints about a tool are `true` or `false`.',
    why: 'Many languages take the text "false" for true, which turns the hint around.',
  },
  'tools/annotation-read-only-conflict': {
    says: 'What a tool may destroy or repeat is said only of tools that change something.',
  },
};
