/** The context that a host passes to its view, beyond its types. */
import { code, listed, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import { defineMessageRule, type ReportFault, type Sent } from '../define.ts';
import { judgePolicy } from './policy.ts';

const steps = (name: string, kinds: readonly string[], after = ''): string[] =>
  kinds.map((kind) => `--${name}-${kind}${after}`);
const TONES = [
  'primary',
  'secondary',
  'tertiary',
  'inverse',
  'ghost',
  'info',
  'danger',
  'success',
  'warning',
  'disabled',
];
const TEXT_SIZES = ['xs', 'sm', 'md', 'lg'];
const HEADING_SIZES = [...TEXT_SIZES, 'xl', '2xl', '3xl'];
/** The names of style variables. */
export const STYLE_VARIABLES: ReadonlySet<string> = new Set([
  ...steps('color-background', TONES),
  ...steps('color-text', TONES),
  ...steps('color-border', TONES),
  ...steps(
    'color-ring',
    TONES.filter((tone) => !['tertiary', 'ghost', 'disabled'].includes(tone)),
  ),
  ...steps('font', ['sans', 'mono']),
  ...steps('font-weight', ['normal', 'medium', 'semibold', 'bold']),
  ...['-size', '-line-height'].flatMap((after) => [
    ...steps('font-text', TEXT_SIZES, after),
    ...steps('font-heading', HEADING_SIZES, after),
  ]),
  ...steps('border-radius', ['xs', 'sm', 'md', 'lg', 'xl', 'full']),
  '--border-width-regular',
  ...steps('shadow', ['hairline', 'sm', 'md', 'lg']),
]);

const LOCALE =
  /^(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wyz\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?$/iu;
const ZONE = /^(?:UTC|GMT|[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z0-9_+-]+){1,2})$/u;

/** Judges a context, or the changed part of one. */
function judgeContext(at: Sent, context: JsonObject, path: Path, report: ReportFault): void {
  const styles = objectAt(context, 'styles');
  const loose = Object.keys(styles).filter((key) => key.startsWith('--'));
  if (loose.length > 0)
    report(at, {
      requirement: 'apps/host-context-style-variables-place',
      path: [...path, 'styles', loose[0] ?? ''],
      mark: 'key',
      what: `${at.name} has ${listed(loose.map(named))} directly in \`styles\`.`,
    });
  for (const key of Object.keys(objectAt(styles, 'variables'))) {
    if (STYLE_VARIABLES.has(key)) continue;
    report(at, {
      requirement: 'apps/host-context-style-variable',
      path: [...path, 'styles', 'variables', key],
      mark: 'key',
      what: `${at.name} has the style variable ${named(key)}, which is not one of the standard names.`,
    });
  }
  const size = objectAt(context, 'containerDimensions');
  for (const [fixed, most] of [
    ['width', 'maxWidth'],
    ['height', 'maxHeight'],
  ] as const) {
    if (has(size, fixed) && has(size, most))
      report(at, {
        requirement: 'apps/host-context-container-both',
        path: [...path, 'containerDimensions', most],
        mark: 'key',
        what: `${at.name} has both ${named(fixed)} and ${named(most)}.`,
      });
  }
  const locale = get(context, 'locale');
  if (typeof locale === 'string' && !LOCALE.test(locale))
    report(at, {
      requirement: 'apps/host-context-locale-format',
      path: [...path, 'locale'],
      what: `${at.name} has the locale ${code(locale)}.`,
    });
  const zone = get(context, 'timeZone');
  if (typeof zone === 'string' && !ZONE.test(zone))
    report(at, {
      requirement: 'apps/host-context-time-zone',
      path: [...path, 'timeZone'],
      what: `${at.name} has the time zone ${code(zone)}.`,
    });
  if (has(context, 'viewport'))
    report(at, {
      requirement: 'apps/host-context-viewport',
      path: [...path, 'viewport'],
      mark: 'key',
      what: `${at.name} has \`viewport\`.`,
    });
}

/** The context in the response to `ui/initialize` and in its changes. */
export const hostContext = defineMessageRule({
  id: 'apps/host-context',
  requirements: [
    'apps/host-context-style-variables-place',
    'apps/host-context-style-variable',
    'apps/host-context-container-both',
    'apps/host-context-locale-format',
    'apps/host-context-time-zone',
    'apps/host-context-viewport',
    'apps/host-context-wrapped',
  ],
  judge(at, report) {
    if (at.channel !== 'view') return;
    if (at.kind === 'response' && isObject(get(at.result, 'hostContext')))
      judgeContext(at, objectAt(at.result, 'hostContext'), ['result', 'hostContext'], report);
    if (at.kind === 'notification' && at.method === 'ui/notifications/host-context-changed') {
      judgeContext(at, at.params, ['params'], report);
      const inner = ['hostContext', 'context', 'changes'].find((key) => isObject(get(at.params, key)));
      if (inner !== undefined)
        report(at, {
          requirement: 'apps/host-context-wrapped',
          path: ['params', inner],
          mark: 'key',
          what: `${at.name} has its fields in ${named(inner)}.`,
        });
    }
    if (at.method === 'ui/notifications/sandbox-resource-ready' && at.kind === 'notification')
      judgePolicy(at, at.params, ['params'], report);
  },
});
