export type Theme = 'dark' | 'light';
export type GenderTheme = 'male' | 'female';

/** Names in localStorage; the script in index.html reads them before the first paint. */
const THEME_KEY = 'theme';
const GENDER_THEME_KEY = 'genderTheme';

/** The browser's own bars take the colour of the ground. Same values as tokens.css. */
const GROUND: Record<Theme, string> = { dark: '#07060e', light: '#f5f3fa' };

const listeners = new Set<() => void>();

/** Calls `listener` at each change. Returns the function that ends it. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const root = () => document.documentElement;

export function themeNow(): Theme {
  return root().dataset['theme'] === 'light' ? 'light' : 'dark';
}

export function genderThemeNow(): GenderTheme | null {
  const value = root().dataset['genderTheme'];
  return value === 'male' || value === 'female' ? value : null;
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be blocked or full: the choice then lasts until the page is left.
  }
}

function show(theme: Theme): void {
  root().dataset['theme'] = theme;
  root().classList.remove('dark', 'light');
  root().classList.add(theme);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[theme]);
}

function showGender(genderTheme: GenderTheme | null): void {
  if (genderTheme) root().dataset['genderTheme'] = genderTheme;
  else delete root().dataset['genderTheme'];
}

/** Shows a theme and keeps the choice. */
export function setTheme(theme: Theme): void {
  show(theme);
  store(THEME_KEY, theme);
  for (const listener of listeners) listener();
}

/** Shows an accent set and keeps the choice; null is the neutral set. */
export function setGenderTheme(genderTheme: GenderTheme | null): void {
  showGender(genderTheme);
  store(GENDER_THEME_KEY, genderTheme);
  for (const listener of listeners) listener();
}

/** Follows a choice made in another tab. Returns the function that stops following. */
export function followThemeOfOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === THEME_KEY) show(event.newValue === 'light' ? 'light' : 'dark');
    else if (event.key === GENDER_THEME_KEY)
      showGender(event.newValue === 'male' || event.newValue === 'female' ? event.newValue : null);
    else return;
    for (const listener of listeners) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
