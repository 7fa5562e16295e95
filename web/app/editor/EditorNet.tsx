/** A text box until the full editor is ready, or permanently if it cannot load. */
import { Component, useState } from 'react';
import type { ReactNode } from 'react';

/** Shows `plain` until `children` report that they are ready. */
export function EditorNet({ plain, children }: { plain: ReactNode; children: (onReady: () => void) => ReactNode }) {
  const [ready, setReady] = useState(false);
  return (
    <>
      {ready ? null : plain}
      <Net>{children(() => setReady(true))}</Net>
    </>
  );
}

class Net extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
