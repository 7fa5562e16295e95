/** The same journey in every browser: one browser, one page, one step after the other. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Driver, StartOptions } from './driver.ts';
import type { Hosts } from './host.ts';
import { startHosts } from './host.ts';
import { Page } from './page.ts';
import { CHECK } from './steps-check.ts';
import { FILES } from './steps-files.ts';
import { LEARN } from './steps-learn.ts';
import { PAGE } from './steps-page.ts';
import { SERVER } from './steps-server.ts';

/** What a step works with. */
export interface Scene {
  page: Page;
  hosts: Hosts;
  /** The folder into which the browser downloads. */
  downloads: string;
}

/** One step: it begins at an address, and leaves the page in any state. */
export interface Step {
  name: string;
  run: (scene: Scene) => Promise<void>;
}

/** All steps in their order. Those that load the page again come last. */
export const STEPS: readonly Step[] = [...CHECK, ...FILES, ...SERVER, ...LEARN, ...PAGE];

/** Tests all steps in one browser. `start` is null where the browser is not installed: its steps are then counted as skipped. */
export function journeyIn(engine: string, start: ((options: StartOptions) => Promise<Driver>) | null): void {
  if (!start) {
    describe(engine, () => {
      it.for(STEPS.map(({ name }) => name))('%s', (_, { task, skip }) => {
        Object.assign(task.meta, { lacks: `${engine} is not installed` });
        skip();
      });
    });
    return;
  }
  describe(engine, () => {
    let folder = '';
    let driver: Driver | undefined;
    let scene: Scene | undefined;
    let isIntact = false;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'playground-journey-'));
      const within = (name: string): string => {
        const path = join(folder, name);
        mkdirSync(path);
        return path;
      };
      const downloads = within('downloads');
      const hosts = await startHosts(within('site'));
      driver = await start({ folder: within('profile'), downloads });
      scene = { page: new Page(driver, hosts.home, folder), hosts, downloads };
    });

    afterAll(async () => {
      await driver?.close();
      await scene?.hosts.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });

    it.for(STEPS.map(({ name, run }) => [name, run] as const))('%s', async ([, run]) => {
      if (!scene) throw new Error('The browser has not started');
      const { page, hosts } = scene;
      // A step that failed leaves nothing to the next one.
      if (!isIntact) {
        await page.load();
        await page.whole();
      }
      isIntact = false;
      const trouble = async (): Promise<readonly string[]> => [...(await page.takeErrors()), ...hosts.takeMissing()];
      try {
        await run(scene);
      } catch (error) {
        const notes = [...(await trouble()), `The page: ${await page.excerpt()}`];
        throw new Error(`${String(error)}\n${notes.join('\n')}`, { cause: error });
      }
      expect((await trouble()).join('\n'), 'the page causes no error and violates no policy').toBe('');
      isIntact = true;
    });
  });
}
