import type { Behaviour } from './behaviour.ts';
import { countUps } from './landing/count-ups.ts';
import { demoVideo } from './landing/demo-video-player.ts';
import { featureCards } from './landing/feature-card-opening.ts';
import { scrolling } from './landing/scrolling.ts';
import { planChoice, planPeriod } from './plans/plan-choice.ts';
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
