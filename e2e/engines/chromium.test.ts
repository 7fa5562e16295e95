import { describe } from 'vitest';
import { startChromium } from './chromium.ts';
import { journeyIn } from './journey.ts';

describe('Chromium', () => {
  journeyIn(startChromium);
});
