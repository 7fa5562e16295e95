/** The rules of this area, in the order in which they run. */
import type { ShapeRule } from '../define.ts';
import { annotationKeys } from './annotation-keys.ts';
import { base64 } from './base64.ts';
import { binaryAsText } from './binary-as-text.ts';
import { headerPlaces } from './header-places.ts';
import { headerSecrets } from './header-secrets.ts';
import { headerValues } from './header-values.ts';
import { headerVersion } from './header-version.ts';
import { mediaTypes } from './media-types.ts';
import { failedText } from './failed-text.ts';
import { noParameters } from './no-parameters.ts';
import { optionalKeyword } from './optional-keyword.ts';
import { promptEmbedded, promptLinks } from './prompt-blocks.ts';
import { providerImage, providerTool } from './provider-shapes.ts';
import { schemaDialect } from './schema-dialect.ts';
import { schemaDialectOpen } from './schema-dialect-open.ts';
import { schemaHabits } from './schema-habits.ts';
import { schemaPattern } from './schema-pattern.ts';
import { schemaRefs } from './schema-refs.ts';
import { schemaRoot } from './schema-root.ts';
import { schemaValid } from './schema-valid.ts';
import { textAndBlob } from './text-and-blob.ts';
import { textFallback } from './text-fallback.ts';
import { toolHints } from './tool-hints.ts';
import { toolNames } from './tool-names.ts';
import { toolNamesUnique } from './tool-names-unique.ts';
import { toolTitles } from './tool-titles.ts';

/** All of them. */
export const toolsRules: readonly ShapeRule[] = [
  providerTool,
  providerImage,
  toolNames,
  toolNamesUnique,
  toolTitles,
  toolHints,
  annotationKeys,
  schemaDialect,
  schemaDialectOpen,
  schemaHabits,
  optionalKeyword,
  schemaValid,
  schemaPattern,
  schemaRefs,
  schemaRoot,
  noParameters,
  headerValues,
  headerPlaces,
  headerSecrets,
  headerVersion,
  base64,
  mediaTypes,
  binaryAsText,
  textAndBlob,
  promptEmbedded,
  promptLinks,
  textFallback,
  failedText,
];
