/** The reference pages, for its index and for the palette, which loads before the reference. */

/** Pages in the order of the index; `id` is the path in the address. */
export const REFERENCE_PAGES: readonly { id: string; title: string }[] = [
  { id: 'messages', title: 'Message kinds' },
  { id: 'methods', title: 'Methods' },
  { id: 'types', title: 'Types' },
  { id: 'capabilities', title: 'Capabilities' },
  { id: 'errors', title: 'Error codes' },
  { id: 'transports', title: 'Transports' },
  { id: 'changes', title: 'What changed' },
  { id: 'hosts', title: 'Hosts' },
  { id: 'extensions', title: 'Extensions' },
];
