/** Names of members and types as programs write them, and the members they become on the wire. */
import type { Language } from './types.ts';

/**
 * Types of the official SDKs that are one shape of the specification: their fields are its members, in the language’s own
 * spelling. In the Python SDK `meta` has the alias `_meta`, and since version 2 fields are snake_case with camelCase aliases; the
 * Rust SDK renames to camelCase; the Go and C# SDKs declare the specification’s names.
 */
const SDK_TYPE =
  /^(?:JSONRPC\w*|JsonRpc\w*|Initialize\w*|Discover\w*|Ping\w*|Empty\w*|List\w+(?:Request|Result|Params)|Call\w+|Read\w+|Get\w+|Create\w+|Complete\w*|Set\w+|Subscribe\w*|Unsubscribe\w*|Elicit\w*|Progress\w*|Cancelled\w*|Logging\w*|Input\w+|Tool|Tool\w*|Resource\w*|Prompt\w*|Root\w*|Sampling\w*|Server\w*|Client\w*|Implementation|Icon|Annotations|\w*Content|\w*Contents|ContentBlock|Task\w*|ErrorData|ErrorResponse|Request|Response|Result|Notification|Error|\w+Capabilit(?:y|ies)|Completion\w*)$/;

/** True if fields of this type are members of the specification. */
export function isSdkType(name: string): boolean {
  return SDK_TYPE.test(name);
}

const CAPITALS: Readonly<Record<string, string>> = {
  Meta: '_meta',
  ID: 'id',
  URI: 'uri',
  URL: 'url',
  JSONRPC: 'jsonrpc',
  JsonRpc: 'jsonrpc',
  MIMEType: 'mimeType',
  URITemplate: 'uriTemplate',
};

/** The member that a field becomes on the wire, as far as that is certain; otherwise the field’s own name. */
export function memberName(field: string, type: string, language: Language): string {
  if (!isSdkType(type)) return field;
  if (field === 'meta') return '_meta';
  if (language === 'go' || language === 'csharp') {
    return CAPITALS[field] ?? field.charAt(0).toLowerCase() + field.slice(1);
  }
  if (field.startsWith('_') || !field.includes('_')) return field;
  return field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Names of types where a sketch of a message has them in place of values. */
const TYPE_NAME =
  /^(?:string|number|boolean|object|any|unknown|integer|int|float|str|bool|dict|list|array|String|Number|Boolean|Object|Integer|Record|Array|null|never|void|bigint|JSON|JsonValue|RequestId|ProgressToken|Cursor)\b/;

/** True if an expression is a type: `string`, `string | number`, `Record<string, unknown>`, `"a" | "b"`. */
export function isType(expression: string): boolean {
  const trimmed = expression.trim();
  if (/^["'][^"'\n]{0,80}["']\s*\|/.test(trimmed)) return true;
  return TYPE_NAME.test(trimmed) && /^[\w<>[\],|{}:?;\s"'.$-]*$/.test(trimmed);
}

/** A string value that names a type instead: `"string | number"`. */
const TYPE_STRING =
  /^(?:string|number|boolean|object|integer|any|unknown|null|array)(?:\[\])?(?:\s*\|\s*(?:string|number|boolean|object|integer|any|unknown|null|array)(?:\[\])?)*\??(?: \((?:optional|required)\))?$/;

/**
 * True if the string of a member names a type. `type` has such values in every schema, so only a union counts there, and the same
 * for an enumeration.
 */
export function isTypeString(key: string, value: string): boolean {
  if (!TYPE_STRING.test(value)) return false;
  return key === 'type' ? value.includes('|') : key !== '';
}

/** A value that stands for one to be filled in. */
const PLACEHOLDER = /^(?:<[^<>]{0,80}>|\{\{?[\w .-]{0,60}\}\}?|\$\{?[\w.]{1,60}\}?|%[-+#0-9.]{0,6}[sdvqxf]|\.{3}|…)$/;

/** True for strings such as `<token>`, `{{id}}`, `${name}`, `%s` and `...`. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value);
}
