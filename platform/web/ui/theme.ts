import { useSyncExternalStore } from 'react';
import {
  type GenderTheme,
  genderThemeNow,
  setGenderTheme,
  setTheme,
  subscribeToTheme,
  type Theme,
  themeNow,
} from './theme-choice.ts';

export {
  followThemeOfOtherTabs,
  type GenderTheme,
  setGenderTheme,
  setTheme,
  type Theme,
} from './theme-choice.ts';

/** Dark or light. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribeToTheme, themeNow, () => 'dark'), setTheme };
}

/** The accent set: male, female, or null for the neutral one. */
export function useGenderTheme(): {
  genderTheme: GenderTheme | null;
  setGenderTheme: (genderTheme: GenderTheme | null) => void;
} {
  return {
    genderTheme: useSyncExternalStore(subscribeToTheme, genderThemeNow, () => null),
    setGenderTheme,
  };
}
