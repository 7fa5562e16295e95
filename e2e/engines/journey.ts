/** The same journey in every browser: one browser, one page, one step after the other. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Driver, StartOptions } from './driver.ts';
import { startHosts } from './host.ts';
import { Page } from './page.ts';
import type { Scene, Step } from './scene.ts';
import { CHECK } from './steps-check.ts';
import { FILES } from './steps-files.ts';
import { LEARN } from './steps-learn.ts';
import { PAGE } from './steps-page.ts';
import { SERVER } from './steps-server.ts';

/** All steps in their order. Those that load the page again come last. */
const STEPS: readonly Step[] = [...CHECK, ...FILES, ...SERVER, ...LEARN, ...PAGE];

/** Starts a browser; null where it is not installed. */
type Start = ((options: StartOptions) => Promise<Driver>) | null;

/** Tests all steps in one browser. Without one, each step is counted as skipped, with the reason. */
export function journeyIn(start: Start): void {
  let folder = '';
  let driver: Driver | undefined;
  let scene: Scene | undefined;
  let isIntact = false;

  const within = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  };

  beforeAll(async () => {
    if (!start) return;
    folder = mkdtempSync(join(tmpdir(), 'playground-journey-'));
    const downloads = within('downloads');
    const hosts = await startHosts(within('site'));
    driver = await start({ folder: within('profile'), downloads });
    scene = { page: new Page(driver, hosts.home, folder), hosts, downloads };
  });

  /** Another browser with an empty profile, on the same hosts. */
  const startAnew = async (launch: NonNullable<Start>, { hosts, downloads }: Scene, name: string): Promise<Scene> => {
    await driver?.close();
    driver = await launch({ folder: within(name), downloads });
    return { page: new Page(driver, hosts.home, folder), hosts, downloads };
  };

  afterAll(async () => {
    await driver?.close();
    await scene?.hosts.close();
    if (folder !== '') rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  // Names are written by `%s`, which cuts nothing.
  it.for(STEPS.map((step) => [step.name, step] as const))('%s', async ([, step], { task, skip }) => {
    if (!start) Object.assign(task.meta, { lacks: 'this browser is not installed' });
    if (!scene || !start) return skip('this browser is not installed');
    if (step.anew) {
      scene = await startAnew(start, scene, 'another profile');
      isIntact = false;
    }
    const { page, hosts } = scene;
    // A step that failed leaves nothing to the next one.
    if (!isIntact) {
      await page.load();
      await page.whole();
    }
    isIntact = false;
    const trouble = async (): Promise<readonly string[]> => [...(await page.takeErrors()), ...hosts.takeMissing()];
    try {
      await step.run(scene);
    } catch (error) {
      const notes = [...(await trouble()), `The page: ${await page.excerpt()}`];
      throw new Error(`${String(error)}\n${notes.join('\n')}`, { cause: error });
    }
    expect((await trouble()).join('\n'), 'the page causes no error and violates no policy').toBe('');
    isIntact = true;
  });
}
