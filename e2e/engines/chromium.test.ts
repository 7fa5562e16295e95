import { startChromium } from './chromium.ts';
import { journeyIn } from './journey.ts';

journeyIn('Chromium', startChromium);
