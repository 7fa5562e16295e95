/** Handshake, capabilities, names, icons, annotations, progress, cancelling, logs, pages and traces: the requirements that begin with 2025-11-25, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'cancellation/request-id-missing-2025-11-25': {
    says: 'A cancellation says in `requestId` which request it means; only tasks do without, and have `tasks/cancel`.',
  },
  'icons/data-bad-base64': { says: 'The base64 of an icon inside a `data:` address can be decoded.' },
  'icons/data-not-base64': { says: 'An icon inside a `data:` address is written in base64.' },
  'icons/mime-mismatch': { says: '`mimeType` of an icon is the kind its address or its bytes show.' },
  'icons/mime-uncommon': { says: 'Icons are PNG or JPEG, or SVG or WebP; clients need not show other kinds.' },
  'icons/not-array': {
    says: '`icons` is a list of objects.',
    why: 'Clients go through the list; a single object or a bare address fails there.',
  },
  'icons/plain-http': { says: 'An icon comes over `https:` or as `data:`, not over `http:`.' },
  'icons/sizes-format': { says: 'Each of the `sizes` of an icon is written as `48x48`, or `any`.' },
  'icons/sizes-type': {
    says: '`sizes` of an icon is a list of strings.',
    why: 'Clients go through the list. In HTML the same attribute is one text, here it is not.',
  },
  'icons/src-missing': { says: 'An icon has a `src`.', why: 'There is nothing to show.' },
  'icons/src-not-absolute': {
    says: '`src` of an icon is an absolute URI.',
    why: 'There is no page whose address could complete it, so nobody can fetch the picture.',
  },
  'icons/svg-script': { says: 'An SVG icon holds no script.' },
  'icons/theme-value': {
    says: '`theme` of an icon is `light` or `dark`.',
    why: 'Clients compare the word; another one fails in strict clients.',
  },
  'icons/unsafe-scheme': { says: 'The address of an icon begins with `https:` or `data:`.' },
  'implementation/website-url-format': {
    says: '`websiteUrl` of a program is an absolute URI.',
    why: 'A bare host is no link.',
  },
};
