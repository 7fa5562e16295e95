/** The pages of the reference, for its index and for the palette, which is there before the reference is. */

/** Pages in the order of the index; `id` is what the address says. */
export const REFERENCE_PAGES: readonly { id: string; title: string }[] = [
  { id: 'messages', title: 'Message kinds' },
  { id: 'methods', title: 'Methods' },
  { id: 'types', title: 'Types' },
  { id: 'capabilities', title: 'Capabilities' },
  { id: 'errors', title: 'Error codes' },
  { id: 'transports', title: 'Transports' },
  { id: 'changes', title: 'What changed' },
];
