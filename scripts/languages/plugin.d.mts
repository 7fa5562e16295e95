import type { Plugin } from 'vite';
import type { Catalog } from './catalog.mjs';

/** The page of a language, beside `index.html`. */
export function pageOf(language: string): string;
/** True for a source whose texts are translated; `path` is relative to the project. */
export function hasTexts(path: string): boolean;
/** An HTML document with its texts in another language. */
export function translatedHtml(path: string, html: string, catalog: Pick<Catalog, 'translate'>): string;
/** All texts of the page, with their source, in the order of the sources. */
export function textsOfPage(): { path: string; key: string; isText: boolean }[];
/** The plugin that replaces the texts of the page by those of a catalog. */
export function language(catalog: Catalog): Plugin;
