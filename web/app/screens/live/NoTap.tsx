/** The screen without a `tap`: what it is, and how to start it. */
import { CopyText } from '../../parts/CopyText.tsx';
import { Note } from '../../parts/Note.tsx';
import css from './NoTap.module.css';

const STDIO = 'npx mcp-protocol-playground tap -- npx -y @modelcontextprotocol/server-everything';
const HTTP = 'npx mcp-protocol-playground tap --http https://example.com/mcp';

/** `absent`: this tab has a token, but the host of the page is not a `tap`. */
export function NoTap({ absent }: { absent: boolean }) {
  return (
    <div className={css.page}>
      <div className={css.text}>
        <h1>Watch a live session</h1>
        {absent ? (
          <Note severity="warning">
            This tab has a token, but no <code>tap</code> responds at this address. Open the address that{' '}
            <code>tap</code> printed.
          </Note>
        ) : null}
        <p>
          <code>tap</code> is a command that runs between a host and a server. It forwards every byte unchanged. This
          screen then shows each message as it comes, with the findings of the checker, the requests in flight, and the
          other output of the server. This page can also be the client, with messages that you compose.
        </p>
        <h2>Start it</h2>
        <p>
          Write <code>npx mcp-protocol-playground tap --</code> in front of the command of a server, in a terminal or in
          the settings of a host:
        </p>
        <CopyText wrap label="tap in front of a stdio server" text={STDIO} />
        <p>For a server with an address:</p>
        <CopyText wrap label="tap in front of an HTTP server" text={HTTP} />
        <p>
          <code>tap</code> prints the address of this page with a token. Open it in a browser on the same machine.
          Without the token, nothing is shown. The messages stay on this machine, and nothing is kept after the end
          unless you ask for it.
        </p>
        <h2>Without it</h2>
        <p>
          A recording or a log that you already have can be opened in <a href="#/check">Check</a>. The{' '}
          <a href="#/server">simulated server</a> needs no installation.
        </p>
      </div>
    </div>
  );
}
