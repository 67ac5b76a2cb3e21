import { useEffect, useState } from 'react';
import {
  ownFoodWarnings,
  type TypedWarning,
} from '#features/foods/rules/own-foods/own-food-warnings.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { canSaveAsItIs, moveToKilocalories, moveToKilojoules } from '../messages/own-foods.ts';
import type { OwnFoodForm } from './use-own-food-form.ts';

/** Long enough not to speak of a figure that is half typed. */
const PAUSE_MS = 500;

/** Warnings while typing. They never block saving. */
export function OwnFoodChecks({ form }: { form: OwnFoodForm }) {
  const { draft, change, reading } = form;
  const [shown, setShown] = useState<TypedWarning[]>(() => ownFoodWarnings(reading));
  const now = ownFoodWarnings(reading);
  const key = JSON.stringify(now);
  useEffect(() => {
    const timer = setTimeout(() => setShown(JSON.parse(key) as TypedWarning[]), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  const move = (to: 'kilojoules' | 'kilocalories') => {
    const [from, into] =
      to === 'kilojoules'
        ? (['kilocalories', 'kilojoules'] as const)
        : (['kilojoules', 'kilocalories'] as const);
    change({ [into]: draft[from], [from]: '' });
  };
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <StatusMessage tone="info" title="Check the values">
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere">
            {shown.map(({ code, sentence, moveTo }) => (
              <li key={code} data-warning={code}>
                {sentence}
                {moveTo && (
                  <div className="mt-2">
                    <Button size="sm" variant="secondary" onClick={() => move(moveTo)}>
                      {moveTo === 'kilojoules' ? moveToKilojoules : moveToKilocalories}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-2">{canSaveAsItIs}</p>
        </StatusMessage>
      )}
    </div>
  );
}
