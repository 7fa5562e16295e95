import { Contrast, Keyboard, Languages, Menu, Search, Share } from 'lucide-react';
import { Button } from './Button.tsx';
import { MenuButton } from './MenuButton.tsx';
import { oneOf } from './choice.ts';
import type { MenuSection } from './choice.ts';
import { RevisionPicker } from './RevisionPicker.tsx';
import type { RevisionPickerProps } from './RevisionPicker.tsx';
import css from './TopBar.module.css';

/** The color theme of the page: the system’s, or a fixed one. */
export type Theme = 'system' | 'light' | 'dark';

/** A screen in the navigation. Only screens with content are included. */
export interface NavItem {
  id: string;
  label: string;
  href: string;
}

/** Props of the top bar. */
export interface TopBarProps extends RevisionPickerProps {
  nav: readonly NavItem[];
  /** Id of the visible screen. */
  current: string;
  /** The target of the product name. */
  homeHref: string;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  /** Id of the page’s language, and all languages in their own words. */
  language: string;
  languages: readonly { id: string; label: string }[];
  onLanguage: (id: string) => void;
  /** Undefined where there is nothing to share. */
  onShare?: (() => void) | undefined;
  onShortcuts: () => void;
  onPalette: () => void;
}

const THEMES: readonly { id: Theme; label: string }[] = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

/** Name, navigation, revision, share, theme, shortcuts, commands. Below 900 px the last four are in one menu. */
export function TopBar(props: TopBarProps) {
  const { nav, current, homeHref, revision, revisions, onRevision, theme, onTheme, onShare, onShortcuts, onPalette } =
    props;
  const { language, languages, onLanguage } = props;
  const themes = oneOf({ label: 'Theme', value: theme, choices: THEMES, onPick: onTheme });
  const spoken: MenuSection = {
    kind: 'one-of',
    label: 'Language',
    value: language,
    choices: languages,
    onPick: onLanguage,
  };
  const own = languages.find(({ id }) => id === language)?.label ?? language;
  const share: MenuSection[] =
    onShare === undefined
      ? []
      : [{ kind: 'actions', label: 'Share', choices: [{ id: 'share', label: 'Share' }], onPick: onShare }];
  const help: MenuSection = {
    kind: 'actions',
    label: 'Help',
    choices: [
      { id: 'shortcuts', label: 'Keyboard shortcuts', hint: '?' },
      { id: 'palette', label: 'Commands', hint: 'Ctrl K' },
    ],
    onPick: (picked) => (picked === 'palette' ? onPalette() : onShortcuts()),
  };
  return (
    <header className={css.bar}>
      <a className={css.brand} href={homeHref}>
        <Mark />
        <span>MCP Protocol Playground</span>
      </a>
      <nav className={css.nav} aria-label="Screens" data-few={nav.length < 2 || undefined}>
        <ul>
          {nav.map((item) => (
            <li key={item.id}>
              <a href={item.href} aria-current={item.id === current ? 'page' : undefined}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.end}>
        <span className={css.revision}>
          <RevisionPicker revision={revision} revisions={revisions} onRevision={onRevision} />
        </span>
        <Button look="quiet" only="wide" icon={<Share />} disabled={onShare === undefined} onClick={onShare}>
          Share
        </Button>
        <MenuButton look="quiet" square plain only="wide" name={`Theme: ${theme}`} sections={[themes]}>
          <Contrast />
        </MenuButton>
        <MenuButton look="quiet" square plain only="wide" name={`Language: ${own}`} sections={[spoken]}>
          <Languages />
        </MenuButton>
        <Button look="quiet" square only="wide" aria-label="Keyboard shortcuts" onClick={onShortcuts}>
          <Keyboard />
        </Button>
        <Button look="quiet" only="wide" aria-label="Commands, Ctrl K" icon={<Search />} onClick={onPalette}>
          <kbd>Ctrl K</kbd>
        </Button>
        <MenuButton
          look="quiet"
          square
          plain
          only="narrow"
          name="More: share, theme, keyboard shortcuts"
          sections={[...share, themes, spoken, help]}
        >
          <Menu />
        </MenuButton>
      </div>
    </header>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4.5 3v18M19.5 3v18" opacity=".45" />
      <path d="M4.5 8h14M15 4.75 18.75 8 15 11.25" />
      <path d="M19 16H8" />
      <circle cx="6" cy="16" r="1.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
