import type { Pane } from './PaneSwitch.tsx';

/**
 * What MCP and this page are, and where a newcomer begins: on a first visit, until the reader brings a text. `index.html` paints
 * the same before React is there.
 */
export function Intro({ pane }: { pane: Pane }) {
  return (
    <p className="intro" data-pane={pane}>
      MCP, the Model Context Protocol, connects AI applications to tools and data; this page checks its messages. Paste
      a message, a log, a <code>curl</code> command, a HAR file or a list of tools.{' '}
      <a href="#/learn">New to MCP? Start here</a>
    </p>
  );
}
