import {
  followThemeOfOtherTabs,
  setTheme,
  subscribeToTheme,
  themeNow,
} from '#platform/web/ui/theme-choice.ts';
import type { Behaviour } from './behaviour.ts';

/** A button that is pressed while the light theme shows. */
export const themeSwitch: Behaviour = (page, signal) => {
  const button = page.querySelector('[data-theme-switch]');
  if (!button) return;
  const say = () => button.setAttribute('aria-pressed', String(themeNow() === 'light'));
  say();
  const stops = [subscribeToTheme(say), followThemeOfOtherTabs()];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  button.addEventListener('click', () => setTheme(themeNow() === 'light' ? 'dark' : 'light'), {
    signal,
  });
};
