/** What the steps of a journey are, and what they work with. */
import type { Hosts } from './host.ts';
import type { Page } from './page.ts';

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
  /** True if the step begins in another browser with an empty profile, as of a person who comes back. */
  anew?: true;
}
