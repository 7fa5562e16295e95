/** Icons of this screen alone: those of the library are part of the first paint of every screen. */
import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Two bars. */
export function PauseIcon() {
  return (
    <Icon>
      <path d="M5.5 3.25v9.5M10.5 3.25v9.5" />
    </Icon>
  );
}

/** An arrow down to a line. */
export function FollowIcon() {
  return (
    <Icon>
      <path d="M8 2.5v7.75M4.75 7.25 8 10.5l3.25-3.25M3 13.5h10" />
    </Icon>
  );
}

/** A circle with a bar: nothing in it. */
export function ClearIcon() {
  return (
    <Icon>
      <circle cx="8" cy="8" r="5.25" />
      <path d="M4.3 4.3l7.4 7.4" />
    </Icon>
  );
}
