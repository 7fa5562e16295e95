import { describe } from 'vitest';
import { findWebKit } from '../../scripts/browsers.mjs';
import { journeyIn } from './journey.ts';
import { startWebKit } from './webkit.ts';

const programs = findWebKit();
describe('WebKit', () => {
  journeyIn(programs === undefined ? null : (options) => startWebKit(programs, options));
});
