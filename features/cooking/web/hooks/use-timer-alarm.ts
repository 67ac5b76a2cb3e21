import { useEffect, useEffectEvent, useRef } from 'react';
import { showNotice } from '#platform/web/alerts/notices.ts';
import { playTones, readySound, vibrate } from '#platform/web/alerts/tones.ts';
import { type CookTimer, isOver } from '../../rules/timers.ts';
import { cookPath } from '../components/cook-path.ts';
import { timerText } from '../messages/cook.ts';
import { kitchenSettings } from './kitchen-settings.ts';

const RING_EVERY_MS = 3_000;
/** A pot that nobody hears for so long has other problems. */
const RINGS = 20;

function ring(): void {
  if (kitchenSettings().sound) {
    playTones([
      [880, 0, 0.16],
      [880, 0.24, 0.16],
      [1175, 0.48, 0.4],
    ]);
  }
  vibrate([300, 150, 300]);
}

/** Rings while a timer is over, for a minute at most, and says so where another app is in front. */
export function useTimerAlarm(timers: readonly CookTimer[], nowMs: number): void {
  const over = timers.filter((timer) => isOver(timer, nowMs));
  const ids = over.map(({ id, endsAtMs }) => `${id} ${endsAtMs}`).join(',');
  const told = useRef(new Set<string>());

  // Browsers make no sound before the first press on the page.
  useEffect(() => {
    const ready = () => {
      if (kitchenSettings().sound) readySound();
    };
    document.addEventListener('pointerdown', ready, { once: true });
    return () => document.removeEventListener('pointerdown', ready);
  }, []);

  const tell = useEffectEvent(() => {
    for (const { id, endsAtMs, name, recipeName, recipeId } of over) {
      const key = `${id} ${endsAtMs}`;
      if (told.current.has(key)) continue;
      told.current.add(key);
      if (!kitchenSettings().notify) continue;
      const title = timerText.overTitle(name || recipeName);
      void showNotice({ title, body: recipeName, tag: `timer ${id}`, href: cookPath(recipeId) });
    }
  });
  // Begins again when another timer is over.
  useEffect(() => {
    if (ids === '') return;
    tell();
    let rung = 0;
    const again = () => {
      rung += 1;
      if (rung <= RINGS) ring();
    };
    again();
    const timer = setInterval(again, RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [ids]);
}
