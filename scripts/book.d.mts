import type { Plugin } from 'vite';

export function book(): Plugin;
