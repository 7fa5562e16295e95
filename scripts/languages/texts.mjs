// The texts for people in a source file, and the same file with their translations. A text is identified by its English wording:
// a string, a template whose holes are `{0}`, `{1}` …, or a piece of text between tags.
import { parseSync } from 'oxc-parser';

/** Attributes and properties whose value is a label, however short. */
const LABELS = new Set(
  'label title placeholder aria-label aria-description aria-roledescription aria-valuetext alt heading text summary caption description hint empty note tooltip legend status name'.split(
    ' ',
  ),
);
/** Attributes and properties whose value no person reads. */
const CODE = new Set(
  'className class aria-activedescendant aria-controls aria-labelledby aria-describedby id key type role href src rel as method rule kind style fill stroke d viewBox points transform htmlFor slot sources source clause anchor pattern language'.split(
    ' ',
  ),
);

/**
 * The texts of a source, in their order. `start` and `end` are the range that a translation replaces; `holes` are the ranges of
 * the expressions in a template; `place` is the name of the property or attribute that has the text, or an empty string. The `kind`
 * of a property’s name or a module’s address is `name`: it is never translated.
 *
 * @returns {{ key: string, start: number, end: number, holes: { start: number, end: number }[], kind: 'string' | 'template' | 'tags' | 'name', place: string, isText: boolean }[]}
 */
export function textsIn(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found = [];
  const isPage = !path.startsWith('web/') || /^web\/(?:app|course)\//.test(path);
  const add = (text) => found.push({ ...text, isText: text.kind !== 'name' && isText(text, isPage) });
  const visit = (node, parent, place, within) => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, parent, place, within);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    if (typeof node.type !== 'string') return;
    if (isSkipped(node)) return;
    const at = placeOf(node, parent, place);
    const isPart = isPartOfSentence(node, parent, at, within);
    if (node.type === 'Literal' && typeof node.value === 'string')
      add({
        key: node.value,
        start: node.start,
        end: node.end,
        holes: [],
        kind: isValue(node, parent) ? 'string' : 'name',
        place: at,
        isPart,
      });
    if (node.type === 'JSXText') {
      const key = betweenTags(node.value);
      if (key !== '') add({ key, start: node.start, end: node.end, holes: [], kind: 'tags', place: 'tags' });
    }
    if (node.type === 'TemplateLiteral')
      add({
        key: node.quasis
          .map(({ value }) => value.cooked ?? '')
          .reduce((text, next, index) => `${text}{${index - 1}}${next}`),
        start: node.start,
        end: node.end,
        holes: node.expressions.map(({ start, end }) => ({ start, end })),
        kind: 'template',
        place: at,
      });
    for (const name in node) if (name !== 'parent') visit(node[name], node, at, isPart);
  };
  visit(program, null, '', false);
  return found;
}

/** True for what a template or an element contains directly, and for the alternatives of a choice there. */
function isPartOfSentence(node, parent, place, within) {
  if (CODE.has(place) || !parent) return false;
  // A template without blanks is the name of something, such as a path.
  if (parent.type === 'TemplateLiteral')
    return parent.expressions.includes(node) && parent.quasis.some(({ value }) => /\s/.test(value.cooked ?? ''));
  if (parent.type === 'JSXExpressionContainer') return place === '';
  if (parent.type === 'ConditionalExpression') return within && parent.test !== node;
  return parent.type === 'LogicalExpression' && within && parent.right === node;
}

/** What has no texts: imports, types, tagged templates, and words in one string. */
function isSkipped(node) {
  const { type } = node;
  if (type === 'ImportExpression') return false;
  if (/^(?:Import|ExportAll|TSLiteral|TSEnum|TSModule|TaggedTemplate)/.test(type)) return true;
  return isWordList(node);
}

/** True for a list of words in one string: `'com org net'.split(' ')`. Lists of lines are texts. */
function isWordList({ type, callee, arguments: given }) {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression' || callee.property.name !== 'split') return false;
  const [separator] = given;
  return (
    /^(?:Literal|TemplateLiteral)$/.test(callee.object.type) &&
    separator !== undefined &&
    (separator.value === ' ' || String(separator.raw).startsWith('/\\s+/'))
  );
}

/** A string that is neither the name of a property nor the address of a module. */
function isValue(node, parent) {
  if (!parent) return true;
  if (parent.type === 'ImportExpression' || parent.type === 'ExpressionStatement') return false;
  if (parent.type === 'MemberExpression') return false;
  if (parent.type.startsWith('Export')) return false;
  return !(
    /^(?:Property|PropertyDefinition|MethodDefinition|TSPropertySignature)$/.test(parent.type) && parent.key === node
  );
}

/** The attribute or property that a node is the value of; alternatives and lists keep it, everything else that is nested does not. */
function placeOf(node, parent, place) {
  if (parent?.type === 'JSXAttribute' && parent.value === node) return nameOf(parent.name);
  if (parent?.type === 'Property' && parent.value === node && !parent.computed) return nameOf(parent.key);
  const passes =
    /^(?:ConditionalExpression|LogicalExpression|ArrayExpression|JSXExpressionContainer|TemplateLiteral|ParenthesizedExpression|TSAsExpression|TSSatisfiesExpression)$/;
  return parent && passes.test(parent.type) ? place : '';
}

const nameOf = (key) => String(key.name?.name ?? key.name ?? key.value ?? '');

/** The text that React makes of what is between tags: lines are trimmed and joined by one space. */
function betweenTags(raw) {
  const lines = raw.split(/\r?\n/);
  return lines
    .map((line, at) => {
      const begun = at === 0 ? line : line.replace(/^[ \t]+/, '');
      return at === lines.length - 1 ? begun : begun.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}

const WORD = /(?:^|[\s“(«{}])\p{L}[\p{L}’-]+(?=$|[\s.,:;!?”)»…{}])/u;

/** True for what looks like a text for people. The catalog of a language may also translate others of a named file. */
function isText(text, isPage) {
  const paragraphs = text.key.split(/\n\s*\n/u);
  if (paragraphs.length === 1) return isParagraph(text, isPage);
  const prose = paragraphs.filter((key) => isParagraph({ ...text, key }, isPage));
  return prose.length >= paragraphs.length / 2;
}

function isParagraph({ key, kind, place, holes, isPart = false }, isPage) {
  const plain = key
    .replaceAll(/`[^`]*`/gu, 'code')
    .replaceAll(/\{\d+\}/gu, ' … ')
    .trim();
  if (!/\p{L}{2}/u.test(key.replaceAll(/`[^`]*`|\{\d+\}/gu, ''))) return false;
  // A list below such a name may contain sentences.
  if ((CODE.has(place) && !/^\p{Lu}\S*(?: \S+){3}/u.test(key)) || (place === 'name' && !/^\p{Lu}|\s/u.test(key)))
    return false;
  if (kind === 'tags') return true;
  if (isPart && /^[\p{L}\s’.,:;·…()-]+$/u.test(key)) return true;
  if (/^[[{<(/"'#.]|^(?:https?:|data:|--)|[{};]\s*$|=>|\\n|&&/u.test(plain)) return false;
  if (/"\w+":|^\w+\(|HTTP\/1|\$\{|^\s*(?:POST|GET|DELETE|PUT) (?:\/|https?:)/u.test(plain)) return false;
  if (/"\w+"\]? (?:not )?in \w|\.get\("|^raise \w+\(/u.test(plain)) return false;
  const words = plain.split(/\s+/u);
  const real = words.filter((word) => /^[“(«]?\p{L}[\p{L}’-]*[.,:;!?”)»]*$/u.test(word)).length;
  if (LABELS.has(place) && holes.length === 0) return real > 0 && real >= words.length * 0.4;
  if (holes.length > 0)
    return WORD.test(key) && real >= words.filter((word) => /\p{L}/u.test(word)).length * 0.5 && /\s/u.test(key);
  // A single word is a label in the page; elsewhere it may be the name of a type, which code compares.
  if (words.length === 1) return isPage && /^\p{Lu}\p{Ll}+$/u.test(plain) && plain.length > 2;
  if (words.length === 2) return real === 2 && /^[“(«]?\p{Lu}\p{Ll}/u.test(plain);
  return real >= Math.max(2, words.length * 0.5);
}

/**
 * A source with its texts translated. `translate(text)` returns the text in the other language with the same holes in any order,
 * or null to leave it; `{0:a|b}` is `a` where the hole is 1 or empty, else `b`; `{0#}` is the translated word that the hole names.
 */
export function translated(path, source, translate) {
  const texts = textsIn(path, source).flatMap((text) => {
    const target = text.kind === 'name' ? null : translate(text);
    return target === null ? [] : [{ ...text, target }];
  });
  if (texts.length === 0) return null;
  let needsWord = false;
  /** The source from `from` to `to`, with the texts inside it. */
  const written = (from, to) => {
    let out = '';
    let at = from;
    for (const text of texts) {
      if (text.start < at || text.end > to) continue;
      out += source.slice(at, text.start) + replacement(text);
      at = text.end;
    }
    return out + source.slice(at, to);
  };
  const replacement = ({ target, kind, holes, start }) => {
    if (kind === 'tags') return `{${JSON.stringify(target)}}`;
    if (kind === 'string') {
      const quoted = JSON.stringify(target);
      // An attribute knows no escapes.
      return source[start - 1] === '=' && !/[\s=!]/.test(source[start - 2] ?? ' ') ? `{${quoted}}` : quoted;
    }
    const body = target.split(/(\{\d+(?::[^{}]*|#)?\})/u).map((piece, index) => {
      if (index % 2 === 0) return piece.replaceAll(/[`\\]|\$(?=\{)/gu, '\\$&');
      const [, number, more = ''] = /^\{(\d+)(:[^{}]*|#)?\}$/u.exec(piece) ?? [];
      const hole = holes[Number(number)];
      if (!hole) throw new Error(`${path}: “${target}” has a hole ${piece} that the English text lacks`);
      const inner = written(hole.start, hole.end);
      if (more === '') return `\${${inner}}`;
      if (more === '#') {
        needsWord = true;
        return `\${__word(${inner})}`;
      }
      const [one = '', other = ''] = more.slice(1).split('|');
      return `\${((of) => of === 1 || of === '' || of === '1' ? ${JSON.stringify(one)} : ${JSON.stringify(other)})(${inner})}`;
    });
    return `\`${body.join('')}\``;
  };
  const code = written(0, source.length);
  return { code, needsWord };
}
