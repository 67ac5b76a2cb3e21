import type { Behaviour } from './behaviour.ts';
import { countUps } from './count-ups.ts';
import { demoVideo } from './demo-video-player.ts';
import { featureCards } from './feature-card-opening.ts';
import { planChoice, planPeriod } from './plan-choice.ts';
import { scrolling } from './scrolling.ts';
import { themeSwitch } from './theme-switch.ts';

const behaviours: readonly Behaviour[] = [
  scrolling,
  themeSwitch,
  featureCards,
  countUps,
  demoVideo,
  planPeriod,
  planChoice,
];

/** Makes a public page's HTML move and answer. Returns the function that stops it. */
export function activatePage(page: HTMLElement): () => void {
  const ending = new AbortController();
  for (const behaviour of behaviours) behaviour(page, ending.signal);
  return () => ending.abort();
}
