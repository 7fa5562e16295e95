/** Differences between the types of extensions and the official schemas, with reasons. For tests only. */
import type { JsonValue } from '../../json/types.ts';

/** One kind of difference. */
export interface Difference {
  /** Names of official definitions. */
  readonly of: RegExp;
  /** The change, such as `drop /params/name`. */
  readonly at: RegExp;
  readonly because: string;
}

/** Keywords of the published schemas that the SDK does not apply. */
export const OPENED: readonly { readonly key: string; is(value: JsonValue): boolean; readonly because: string }[] = [
  {
    key: 'additionalProperties',
    is: (value) => value === false,
    because: 'The schema of Apps is generated with closed objects; the SDK ignores members that it does not know.',
  },
  {
    key: 'propertyNames',
    is: () => true,
    because: 'The schema demands all style variables at once; a rule judges their names.',
  },
];

/** Faults that only we report. */
export const STRICTER: readonly Difference[] = [
  {
    of: /./u,
    at: /content\/blob-base64$/u,
    because: 'Blobs of the core are Base64, which its schema states and that of Apps does not.',
  },
  {
    of: /./u,
    at: /resources\/size-integer$/u,
    because: 'Sizes in bytes are whole numbers, as the text of the core says.',
  },
];

/** Changes that only the official schema rejects. */
export const LOOSER: readonly Difference[] = [
  {
    of: /./u,
    at: /\/_meta(?:\/|$)/u,
    because: 'The rules of the core judge `_meta`, in every message.',
  },
  {
    of: /^McpUiInitializeResult$/u,
    at: /^drop \/hostContext$/u,
    because: 'The text says SHOULD: a rule reports it as a warning.',
  },
  {
    of: /^ListSkillsRequest$/u,
    at: /^drop \/params$/u,
    because: 'Only `_meta` is required there, which a rule of the core reports; earlier revisions need no parameters.',
  },
  {
    of: /^McpUi(?:InitializeResult|HostContextChangedNotification)$/u,
    at: /\/toolInfo\/tool\/(?:inputSchema\/(?:properties|required)|execution)/u,
    because: 'The tool is that of 2026-07-28: its schema is judged as JSON Schema, and it has no `execution`.',
  },
];
