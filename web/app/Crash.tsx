/** The last net: a part of the page failed while it was drawn. */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { PageError } from './parts/PageError.tsx';

interface CrashProps {
  children: ReactNode;
}

/** Shows a plain sentence and one button in place of what failed. The text is kept outside of it. */
export class Crash extends Component<CrashProps, { details: string | null }> {
  override state = { details: null };

  static getDerivedStateFromError(error: unknown): { details: string } {
    return { details: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.details === null) return this.props.children;
    return (
      <PageError
        says="A part of this page failed. Your text is kept."
        action="Load the page again"
        onAction={() => location.reload()}
        details={this.state.details}
      />
    );
  }
}
