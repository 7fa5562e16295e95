/** The page as a client by hand, for tests. */
import type { TapRecord } from '../../protocol/recording-types.ts';
import type { PageClient } from './tapped.ts';

/** One connection by hand: what it sends, and what comes back in its run. */
export class Hand {
  readonly #page: PageClient;
  readonly run: number;

  constructor(page: PageClient, run: number) {
    this.#page = page;
    this.run = run;
  }

  static async open(page: PageClient, request: object = {}): Promise<Hand> {
    const { status, body } = await page.post('/live/connect', request);
    if (status !== 200 || typeof body['run'] !== 'number') throw new Error(`no connection: ${JSON.stringify(body)}`);
    return new Hand(page, body['run']);
  }

  async send(text: string): Promise<void> {
    const { status, body } = await this.#page.post('/live/send', { run: this.run, text });
    if (status !== 200) throw new Error(`not sent: ${JSON.stringify(body)}`);
  }

  /** The records of this run until one fulfills the condition. */
  async until(holds: (record: TapRecord) => boolean): Promise<TapRecord[]> {
    const all = await this.#page.until((one) => one.run === this.run && holds(one));
    return all.filter(({ run }) => run === this.run);
  }

  /** Sends a request, and waits for its response. */
  async ask(id: number, method: string, params?: object): Promise<Record<string, unknown>> {
    await this.send(JSON.stringify({ jsonrpc: '2.0', id, method, ...(params ? { params } : {}) }));
    let answer: Record<string, unknown> = {};
    await this.until((one) => {
      if (one.kind !== 'message' || one.from !== 'server') return false;
      const message: Record<string, unknown> = JSON.parse(JSON.stringify(one.message));
      answer = message;
      return message['id'] === id && !('method' in message);
    });
    return answer;
  }

  async handshake(protocolVersion: string): Promise<Record<string, unknown>> {
    const clientInfo = { name: 'by hand', version: '1' };
    const answer = await this.ask(1, 'initialize', { protocolVersion, capabilities: {}, clientInfo });
    await this.send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
    return answer;
  }

  close(): Promise<{ status: number }> {
    return this.#page.post('/live/close', { run: this.run });
  }
}
