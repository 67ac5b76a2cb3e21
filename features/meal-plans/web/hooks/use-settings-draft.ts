import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlanSettings } from '../../rules/plan-settings.ts';
import { useSavePlanSettings } from '../api.ts';

/** Several presses on a stepper are one change. */
const SAVE_AFTER_MS = 600;

/** Settings that are saved as they change, the last change last. */
export function useSettingsDraft(start: PlanSettings) {
  const [draft, setDraft] = useState(start);
  const { mutateAsync } = useSavePlanSettings();
  const waiting = useRef<PlanSettings | null>(null);
  const timer = useRef(0);
  const sent = useRef<Promise<unknown>>(Promise.resolve());

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const settings = waiting.current;
    waiting.current = null;
    if (!settings) return;
    // One after the other: what is sent last has to hold. A failure has its toast.
    sent.current = sent.current.then(() => mutateAsync(settings).catch(() => undefined));
  }, [mutateAsync]);

  const change = useCallback(
    (settings: PlanSettings) => {
      setDraft(settings);
      waiting.current = settings;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, SAVE_AFTER_MS);
    },
    [flush],
  );

  const flushNow = useEffectEvent(flush);
  useEffect(() => () => flushNow(), []);

  return { draft, change, flush };
}
