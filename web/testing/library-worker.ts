/** A worker that checks with the library whatever text it gets, and answers with the report as JSON. */
import { checkJson } from '../library/index.ts';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(checkJson(data)));
