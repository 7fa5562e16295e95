/** Files of mitmproxy, Wireshark and tcpdump: binary, so they cannot be read as text. */
import type { Format } from '../types.ts';

const MAX_EXAMINED = 4096;
/** The share of non-text characters above which a file counts as binary. */
const SHARE = 0.02;
const MITMPROXY = /^\d{2,}:\d+:(?:websocket|response|request|version|type|id|client_conn);/;
/** Text that contains bytes of another code page: JSON, HTTP, an event stream. */
const TEXT = /^\ufeff?\s*(?:[{["]|[A-Z]{3,7} |HTTP\/|(?:data|event|id|retry)[ \t]?:)/;
const PCAP = /^(?:\u00d4\u00c3\u00b2\u00a1|\n\r\r\n)/;

/** Recognized only to advise which format to use instead. */
export const captureFile: Format = {
  id: 'capture-file',
  title: 'Capture file (binary)',
  advice:
    'This is a binary file, such as mitmproxy flows or a packet capture, so its messages cannot be read as text. Save the traffic as a HAR file instead (mitmproxy: `save.har`; browsers: the network tab), or copy the HTTP messages as text.',
  claim(text) {
    const head = text.slice(0, MAX_EXAMINED);
    let strange = 0;
    for (let at = 0; at < head.length; at++) {
      const code = head.charCodeAt(at);
      if (code === 0xfffd || code === 0 || (code < 9 && code > 0) || (code > 13 && code < 27)) strange++;
    }
    if (
      MITMPROXY.test(head.trimStart()) ||
      PCAP.test(head) ||
      (head.length > 20 && strange > head.length * SHARE && !TEXT.test(head))
    ) {
      return {
        score: 97,
        because: `${strange} of the first ${head.length} characters are not text, as in a binary file.`,
      };
    }
    return { score: 0, because: '' };
  },
  read(text) {
    const end = text.trimEnd().length;
    return {
      entries: [],
      skipped: end > 0 ? [{ start: 0, end, because: 'Bytes of a binary file.' }] : [],
      problems: [],
    };
  },
  samples: ['13240:9:websocket;0:~8:response;312:6:reason;2:OK;11:status_code;3:200#'],
};
