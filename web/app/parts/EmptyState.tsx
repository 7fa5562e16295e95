import type { MouseEvent } from 'react';
import type { Example } from './choice.ts';
import css from './EmptyState.module.css';

/** Below “Nothing to check”: what to do, and three examples as links. */
export function EmptyState({ examples, onExample }: { examples: readonly Example[]; onExample: (id: string) => void }) {
  const open = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onExample(id);
  };
  return (
    <div className={css.empty}>
      <p>
        Paste a message, a log, a <code>curl</code> command, a HAR file or a list of tools into the editor, drop a file
        on it, or start with one of these:
      </p>
      <ul>
        {examples.map((example) => (
          <li key={example.id}>
            <a href={example.href} onClick={(event) => open(event, example.id)}>
              {example.title}
            </a>
            {example.says === undefined ? null : <span> {example.says}</span>}
          </li>
        ))}
      </ul>
      <p>
        <a href="#/learn">New to MCP? Start here</a>
      </p>
    </div>
  );
}
