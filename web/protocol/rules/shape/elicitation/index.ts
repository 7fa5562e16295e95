/** The rules of this area, in the order in which they run. */
import type { ShapeRule } from '../define.ts';
import { capability } from './capability.ts';
import { content } from './content.ts';
import { defaultOption } from './default-option.ts';
import { enumNames } from './enum-names.ts';
import { fieldForm } from './field-form.ts';
import { keywords } from './keywords.ts';
import { laterChoices } from './later-choices.ts';
import { laterMembers } from './later-members.ts';
import { links } from './links.ts';
import { mode } from './mode.ts';
import { options } from './options.ts';
import { required } from './required.ts';
import { secrets } from './secrets.ts';
import { titledOptions } from './titled-options.ts';
import { url } from './url.ts';

/** All of them. */
export const elicitationRules: readonly ShapeRule[] = [
  laterMembers,
  laterChoices,
  mode,
  fieldForm,
  titledOptions,
  options,
  enumNames,
  defaultOption,
  required,
  keywords,
  secrets,
  links,
  url,
  content,
  capability,
];
