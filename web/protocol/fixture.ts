/** Heavy entry point: test files for Vitest and pytest from a recorded session. Loaded on first use. */
export { fixtureOf } from './fixture/script.ts';
export type { FixtureScript, FixtureStep } from './fixture/script.ts';
export { pytestFile, vitestFile } from './fixture/write.ts';
export type { FixtureOptions } from './fixture/write.ts';
