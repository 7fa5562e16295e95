/** Conditions about the other members of a tool: its description, annotations, icons, `_meta`, and members that are null. */
import { get, has, isObject } from '../../json/object.ts';
import { count, objectIn, quoted, stringAt, type Hit, type ToolTest } from '../define.ts';
import { codePoints, hitAt, utf8Bytes } from './schema-parts.ts';

/** A description longer than `max` of a unit. */
function longer(max: number, unit: string, lengthOf: (text: string) => number): ToolTest {
  return (view) => {
    const length = lengthOf(stringAt(view.tool, 'description') ?? '');
    return length > max
      ? hitAt(view, ['description'], `The \`description\` has ${count(length)} ${unit}; ${count(max)} are accepted.`)
      : [];
  };
}

const emptyDescription: ToolTest = (view) =>
  get(view.tool, 'description') === '' ? hitAt(view, ['description'], 'The `description` is an empty string.') : [];

/** A tool that is quoted for its schema often lacks its description, so absence counts only where no properties are shown. */
const noDescription: ToolTest = (view) => {
  const hasProperties = Object.keys(objectIn(view.input ?? {}, 'properties') ?? {}).length > 0;
  if (!has(view.tool, 'description') && !hasProperties) return hitAt(view, [], 'The tool has no `description`.');
  return emptyDescription(view);
};

const NULLABLE = ['description', 'title', 'annotations', 'execution', 'icons', 'outputSchema', '_meta'];
const nullMembers: ToolTest = (view) => [
  ...NULLABLE.filter((key) => get(view.tool, key) === null).flatMap((key) =>
    hitAt(view, [key], `\`${key}\` is \`null\`.`),
  ),
  ...['properties', 'required']
    .filter((key) => view.input !== undefined && get(view.input, key) === null)
    .flatMap((key) => hitAt(view, ['inputSchema', key], `\`inputSchema.${key}\` is \`null\`.`)),
];

const taskSupport: ToolTest = (view) => {
  const value = get(objectIn(view.tool, 'execution') ?? {}, 'taskSupport');
  if (value === undefined || value === 'required' || value === 'optional' || value === 'forbidden') return [];
  return hitAt(view, ['execution', 'taskSupport'], `\`execution.taskSupport\` is ${quoted(value)}.`);
};

const iconSizes: ToolTest = (view) => {
  const icons = get(view.tool, 'icons');
  if (!Array.isArray(icons)) return [];
  return icons.flatMap((icon, index): readonly Hit[] => {
    const sizes = isObject(icon) ? get(icon, 'sizes') : undefined;
    return typeof sizes === 'string'
      ? hitAt(view, ['icons', index, 'sizes'], `\`sizes\` is the string ${quoted(sizes)}, not an array.`)
      : [];
  });
};

const directory: ToolTest = (view) => {
  const annotations = objectIn(view.tool, 'annotations') ?? {};
  const readOnly = get(annotations, 'readOnlyHint');
  const destructive = get(annotations, 'destructiveHint');
  if (readOnly === true && destructive === true)
    return hitAt(view, ['annotations'], '`readOnlyHint` and `destructiveHint` are both `true`.');
  const missing: string[] = [];
  if (stringAt(view.tool, 'title') === undefined && stringAt(annotations, 'title') === undefined)
    missing.push('`title`');
  if (typeof readOnly !== 'boolean' && typeof destructive !== 'boolean')
    missing.push('`readOnlyHint` and `destructiveHint`');
  return missing.length === 0 ? [] : hitAt(view, [], `The tool has no ${missing.join(' and no ')}.`);
};

const hiddenFromModel: ToolTest = (view) => {
  const ui = objectIn(objectIn(view.tool, '_meta') ?? {}, 'ui') ?? {};
  const visibility = get(ui, 'visibility');
  return Array.isArray(visibility) && !visibility.includes('model')
    ? hitAt(
        view,
        ['_meta', 'ui', 'visibility'],
        `\`_meta.ui.visibility\` is ${quoted(visibility)}, without \`"model"\`.`,
      )
    : [];
};

const maxResult: ToolTest = (view) => {
  const key = 'anthropic/maxResultSizeChars';
  return has(objectIn(view.tool, '_meta') ?? {}, key)
    ? hitAt(view, ['_meta', key], `The tool sets \`_meta["${key}"]\`.`)
    : [];
};

const droppedMembers: ToolTest = (view) =>
  ['annotations', 'outputSchema']
    .filter((key) => objectIn(view.tool, key) !== undefined)
    .flatMap((key) => hitAt(view, [key], `The tool has \`${key}\`.`));

const noObjectSchema: ToolTest = (view) => {
  if (view.input !== undefined) return [];
  const value = get(view.tool, 'inputSchema');
  return value === undefined
    ? hitAt(view, [], 'The tool has no `inputSchema`.')
    : hitAt(view, ['inputSchema'], `\`inputSchema\` is ${quoted(value)}, not an object.`);
};

/** Conditions by the id of their entry. */
export const memberTests: readonly (readonly [string, ToolTest])[] = [
  ['tssdk-null-optional-fields', nullMembers],
  ['tssdk-execution-tasksupport-enum', taskSupport],
  ['tssdk-icons-sizes-array', iconSizes],
  ['claude-directory-annotations', directory],
  ['openai-description-1024-2025', longer(1024, 'characters', codePoints)],
  ['bedrock-description-empty', emptyDescription],
  ['claude-code-description-2048', longer(2048, 'characters', (text) => text.length)],
  ['claude-code-meta-max-result-desktop', maxResult],
  ['vscode-ui-visibility', hiddenFromModel],
  ['cline-no-object-schema-filtered', noObjectSchema],
  ['cline-annotations-dropped', droppedMembers],
  ['amazon-q-empty-description', noDescription],
  ['amazon-q-description-10004', longer(10_004, 'bytes', utf8Bytes)],
];
