import { describe } from 'vitest';
import { findFirefox } from '../../scripts/browsers.mjs';
import { startFirefox } from './firefox.ts';
import { journeyIn } from './journey.ts';

const program = findFirefox();
describe('Firefox', () => {
  journeyIn(program === undefined ? null : (options) => startFirefox(program, options));
});
