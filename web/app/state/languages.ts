/** The languages of the page: each has a page of its own beside the English one, with the same addresses after its `#`. */
import { LANGUAGE } from '../../protocol/words.ts';
import { setSettings, showNotice } from './actions.ts';
import { store } from './store.ts';

/** A language that the page is built for. The labels are in the language itself. */
export const LANGUAGES = [
  { id: 'en', label: 'English', page: './' },
  { id: 'es', label: 'Español', page: 'es.html' },
] as const;

/** The id of a language. */
export type LanguageId = (typeof LANGUAGES)[number]['id'];

/** The language of this page. */
export const ownLanguage: LanguageId = LANGUAGES.find(({ id }) => id === LANGUAGE)?.id ?? 'en';

async function addressOf(id: LanguageId): Promise<string | null> {
  const page = LANGUAGES.find((one) => one.id === id)?.page ?? './';
  const url = new URL(page, document.baseURI);
  // A copy of the page may lack a language, and the development server builds none. Offline, the stored page answers.
  const known = await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
  return known && !import.meta.env.DEV ? `${url.href}${location.hash}` : null;
}

/**
 * Opens the same screen in the language with this id, and stores the choice for later visits. The text is stored, as on every
 * reload. A language that this copy lacks is reported, and the page stays.
 */
export async function openLanguage(id: string): Promise<void> {
  const picked = LANGUAGES.find((one) => one.id === id)?.id;
  if (picked === undefined || picked === ownLanguage) return;
  const address = await addressOf(picked);
  if (address === null) {
    showNotice({ tone: 'warning', text: 'This copy of the page is available in English only.' });
    return;
  }
  setSettings({ language: picked });
  location.assign(address);
}

/** On an English page that is not embedded: opens the language that the user selected before. */
export async function openChosenLanguage(): Promise<void> {
  const { language } = store.getState().settings;
  if (ownLanguage !== 'en' || language === 'en' || 'embed' in document.documentElement.dataset) return;
  const address = await addressOf(language);
  if (address !== null) location.replace(address);
}
