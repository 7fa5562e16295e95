import type { Plugin } from 'vite';

export const leaving: string;
export function serviceWorker(): Plugin;
export function writeServiceWorker(folder: string, paths: readonly string[]): Promise<void>;
export function filesIn(folder: string): string[];
