/** Results of calls that hosts refuse or change, and ones that narrowly pass, by the id of the entry. For tests only. */
import { letters, type NearMisses } from './build.ts';

/** By the id of the entry. */
export const NEAR_RESULTS: NearMisses = {
  'tssdk-content-unknown-type': {
    breaks: [{ content: [{ type: 'video' }] }, { content: [{ type: 'Text', text: 'a' }] }],
    keeps: [
      { content: [{ type: 'resource_link', uri: 'a:b', name: 'n' }] },
      { content: [{ type: 'audio', data: 'AAAA', mimeType: 'audio/wav' }] },
    ],
  },
  'tssdk-content-block-incomplete': {
    breaks: [
      { content: [{ type: 'text' }] },
      { content: [{ type: 'text', text: 1 }] },
      { content: [{ type: 'image', data: 'AAAA' }] },
      { content: [{ type: 'resource_link', uri: 'a:b' }] },
      { content: [{ type: 'resource', resource: { uri: 'a:b' } }] },
    ],
    keeps: [
      { content: [{ type: 'text', text: '' }] },
      { content: [{ type: 'resource', resource: { uri: 'a:b', blob: '' } }] },
    ],
  },
  'tssdk-base64-strict': {
    breaks: [
      { content: [{ type: 'image', data: 'ab-_', mimeType: 'image/png' }] },
      { content: [{ type: 'image', data: 'data:image/png;base64,AAAA', mimeType: 'image/png' }] },
    ],
    keeps: [
      { content: [{ type: 'image', data: 'AA\nAA', mimeType: 'image/png' }] },
      { content: [{ type: 'image', data: 'AAA', mimeType: 'image/png' }] },
    ],
  },
  'tssdk-annotations-lastmodified': {
    breaks: [
      { content: [{ type: 'text', text: 'a', annotations: { lastModified: '2025-01-01' } }] },
      { content: [{ type: 'text', text: 'a', annotations: { priority: 2 } }] },
      { content: [{ type: 'text', text: 'a', annotations: { lastModified: '2025-01-01T10:00:00' } }] },
    ],
    keeps: [
      { content: [{ type: 'text', text: 'a', annotations: { lastModified: '2025-01-01T10:00:00Z', priority: 1 } }] },
      {
        content: [{ type: 'text', text: 'a', annotations: { lastModified: '2025-01-01T10:00:00+02:00', priority: 0 } }],
      },
    ],
  },
  'tssdk-iserror-null': { breaks: [{ content: [], isError: null }], keeps: [{ content: [], isError: false }] },
  'tssdk-result-meta-null': { breaks: [{ content: [], _meta: null }], keeps: [{ content: [], _meta: {} }] },
  'tssdk-structured-not-object': {
    breaks: [
      { content: [], structuredContent: [1] },
      { content: [], structuredContent: 'x' },
      { content: [], structuredContent: null },
    ],
    keeps: [{ content: [], structuredContent: {} }],
  },
  'anthropic-image-media-type': {
    breaks: [
      { content: [{ type: 'image', data: 'AAAA', mimeType: 'image/svg+xml' }] },
      { content: [{ type: 'audio', data: 'AAAA', mimeType: 'audio/wav' }] },
      { content: [{ type: 'resource_link', uri: 'a:b', name: 'n' }] },
    ],
    keeps: [{ content: [{ type: 'image', data: 'AAAA', mimeType: 'image/webp' }] }],
  },
  'anthropic-image-5mb': {
    breaks: [{ content: [{ type: 'image', data: 'A'.repeat(5 * 1048576 + 4), mimeType: 'image/png' }] }],
    keeps: [{ content: [{ type: 'image', data: 'A'.repeat(5 * 1048576), mimeType: 'image/png' }] }],
  },
  'claude-code-result-25k-tokens': {
    breaks: [{ content: [{ type: 'text', text: 'a '.repeat(50100) }] }],
    keeps: [{ content: [{ type: 'text', text: 'a '.repeat(30000) }] }],
  },
  'vscode-structured-replaces-text': {
    breaks: [{ content: [{ type: 'text', text: 'Summary' }], structuredContent: { a: 1 } }],
    keeps: [
      { content: [{ type: 'text', text: '{"a":1}' }], structuredContent: { a: 1 } },
      { content: [{ type: 'text', text: '{ "a": 1 }' }], structuredContent: { a: 1 } },
    ],
  },
  'vscode-audience-user': {
    breaks: [{ content: [{ type: 'text', text: 'a', annotations: { audience: ['user'] } }] }],
    keeps: [{ content: [{ type: 'text', text: 'a', annotations: { audience: ['user', 'assistant'] } }] }],
  },
  'gemini-cli-structured-ignored': {
    breaks: [{ content: [], structuredContent: { a: 1 } }],
    keeps: [{ content: [{ type: 'text', text: '{"a":1}' }], structuredContent: { a: 1 } }],
  },
  'gemini-cli-result-40000': {
    breaks: [{ content: [{ type: 'text', text: letters(40001) }] }],
    keeps: [{ content: [{ type: 'text', text: letters(40000) }] }],
  },
  'cline-text-8000': {
    breaks: [{ content: [{ type: 'text', text: letters(8001) }] }],
    keeps: [{ content: [{ type: 'text', text: letters(8000) }] }],
  },
  'continue-non-text': {
    breaks: [
      { content: [{ type: 'image', data: 'AAAA', mimeType: 'image/png' }] },
      { content: [{ type: 'resource', resource: { uri: 'a:b', blob: 'AAAA' } }] },
    ],
    keeps: [{ content: [{ type: 'resource', resource: { uri: 'a:b', text: 'x' } }] }],
  },
  'vercel-ai-audio-refused': {
    breaks: [{ content: [{ type: 'audio', data: 'AAAA', mimeType: 'audio/wav' }] }],
    keeps: [{ content: [{ type: 'image', data: 'AAAA', mimeType: 'image/png' }] }],
  },
  'langchain-adapters-audio': {
    breaks: [
      { content: [{ type: 'audio', data: 'AAAA', mimeType: 'audio/wav' }] },
      { content: [], structuredContent: { a: 1 } },
    ],
    keeps: [{ content: [{ type: 'text', text: '{}' }], structuredContent: {} }],
  },
  'strands-image-mime': {
    breaks: [{ content: [{ type: 'image', data: 'AAAA', mimeType: 'image/bmp' }] }],
    keeps: [{ content: [{ type: 'image', data: 'AAAA', mimeType: 'image/jpg' }] }],
  },
  'zed-non-text-ignored': {
    breaks: [{ content: [{ type: 'image', data: 'AAAA', mimeType: 'image/png' }] }],
    keeps: [{ content: [{ type: 'text', text: 'a' }] }],
  },
  'goose-result-200000': {
    breaks: [{ content: [{ type: 'text', text: letters(200001) }] }],
    keeps: [{ content: [{ type: 'text', text: letters(200000) }] }],
  },
  'spring-ai-structured-ignored': {
    breaks: [{ content: [], structuredContent: { a: 1 } }],
    keeps: [{ content: [{ type: 'text', text: 'x' }], structuredContent: { a: 1 } }],
  },
  'codex-result-10k-tokens': {
    breaks: [{ content: [{ type: 'text', text: letters(40100) }] }],
    keeps: [{ content: [{ type: 'text', text: letters(39000) }] }],
  },
};
