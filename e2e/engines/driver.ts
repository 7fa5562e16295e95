/** What the journeys need of a browser, whichever protocol drives it. Input is real: the browser itself makes the events. */
export interface Driver {
  /** Loads a document; resolves when it has loaded. */
  load(url: string): Promise<void>;
  /** Loads the document again. */
  reload(): Promise<void>;
  /** Evaluates an expression whose promise resolves to a string, in the page or in its first frame. */
  evaluate(expression: string, where?: 'page' | 'frame'): Promise<string>;
  /** Presses a key or a combination, such as `Control+A`. */
  press(keys: string): Promise<void>;
  /** Types characters where the focus is. */
  type(text: string): Promise<void>;
  /** Moves the pointer to a place of the viewport and clicks. */
  click(x: number, y: number): Promise<void>;
  /** Chooses a file in the file input with this selector. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Errors in the browser’s own log since the last call; always empty if its driver does not pass them on. */
  takeLog(): readonly string[];
  /** Ends the browser. */
  close(): Promise<void>;
}

/** What a browser is started with. */
export interface StartOptions {
  /** An empty folder for its profile and its files, removed by the caller. */
  folder: string;
  /** The folder for downloads. */
  downloads: string;
}

/** The viewport in which the journeys run, in CSS pixels. */
export const VIEWPORT = { width: 1280, height: 800 };
