/** The top-level error boundary: it catches rendering errors. */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { PageError } from './parts/PageError.tsx';

interface CrashProps {
  children: ReactNode;
}

/** Replaces the failed part with one sentence and a button. The text is stored elsewhere and not affected. */
export class Crash extends Component<CrashProps, { details: string | null }> {
  override state = { details: null };

  static getDerivedStateFromError(error: unknown): { details: string } {
    return { details: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.details === null) return this.props.children;
    return (
      <PageError
        says="A part of this page failed. Your text is saved."
        action="Reload the page"
        onAction={() => location.reload()}
        details={this.state.details}
      />
    );
  }
}
