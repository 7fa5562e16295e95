/** Requirements of this area that no rule and no type reports under their own id, and why. */
export const withoutRule: Readonly<Record<string, string>> = {
  'sampling/deprecated':
    'It speaks to people who begin a program, and no message shows whether its program is new. `deprecated/sampling` and `deprecated/sampling-input-request` say it as an info.',
  'sampling/include-context-deprecated': 'The same as `deprecated/include-context`, which reports it as a warning.',
  'sampling/media-data-missing':
    'The block says it wherever it stands: `content/image-data-required`, `content/audio-fields-required`.',
  'sampling/media-data-not-base64':
    'The block says it wherever it stands: `content/image-base64`, `content/audio-base64`.',
  'sampling/media-mime-missing':
    'The block says it wherever it stands: `content/image-mime-required`, `content/audio-fields-required`.',
  'sampling/sub-capabilities-not-yet': 'The same as `capabilities/sampling-parts-since-2025-11-25`, which reports it.',
  'sampling/text-missing': 'The block says it wherever it stands: `content/text-required`.',
  'sampling/tool-definition-incomplete':
    'The tool says it wherever it stands: `tools/name-required`, `input-schema/required`.',
  'sampling/tool-definition-provider-shape':
    'The finding about the missing `inputSchema` is the same cause; it names the member that stands in its place.',
  'sampling/tool-result-snake-case-id':
    'The finding about the missing `toolUseId`, an error by the type, is the same cause and offers to rename `tool_use_id`.',
};
