/** Numbers with which shells and package managers end, where they mean a reason without deciding which. */
import type { Crash } from './crash-shapes.ts';
import { RANK } from './define.ts';
import type { Remedy } from '../types.ts';

/** What to change if a program is found and cannot be executed. */
export const EXECUTABLE: readonly Remedy[] = [
  { says: 'Start a script by its interpreter: `"command": "python", "args": ["/path/server.py"]`.' },
  { says: 'Make the file executable with `chmod +x`; a folder is no command.' },
  { for: 'a binary', says: 'Download the one for this system and processor (`uname -sm`).' },
];

/** All of them; they count only if no line says more. */
export const EXIT_CODES: readonly Crash[] = [
  {
    id: 'spawn-eacces',
    rank: RANK.crashed + 1,
    looks: /\bexit(?:ed)?\b[^\d\n]{0,20}\b126\b/u,
    isWeak: true,
    title: 'The command must be a file that this system may and can execute',
    says: 'With 126, a shell says that it found the program and could not execute it.',
    why: 'The number does not decide between these: the file lacks the executable bit, is a folder, or was built for another system.',
    how: EXECUTABLE,
    ask: [
      'Paste the line before it: “Permission denied”, “Is a directory” or “cannot execute” decides. Run `ls -l` on the path.',
    ],
  },
  {
    id: 'permission-denied',
    rank: RANK.crashed + 1,
    looks: /\bexit(?:ed)?\b[^\d\n]{0,20}\b243\b/u,
    isWeak: true,
    title: 'npm must be allowed to write its cache and its folders',
    says: 'With 243, npm says that the system denied access (`EACCES`).',
    why: 'The number names no file; the usual one is in the cache of npm, and belongs to another user.',
    how: [
      { says: 'Run the same command in a terminal: it prints the path.' },
      { for: 'npm', says: 'Run `sudo chown -R $(id -u):$(id -g) ~/.npm`, or delete `~/.npm/_npx`.' },
    ],
    ask: ['Paste what the command prints in a terminal.'],
  },
];
