import { Plus, X } from 'lucide-react';
import { MAX_LAPS } from '#features/tracks/rules/activity-kinds.ts';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { ActivityDraft, LapDraft } from '../../../rules/activity-form.ts';
import { distanceUnitOf } from '../../../rules/figures.ts';
import { formText } from '../../messages/form.ts';

const named = (visible: string, whole: string) => (
  <>
    <span aria-hidden>{visible}</span>
    <span className="sr-only">{whole}</span>
  </>
);

/** The intervals of an activity, one line each. */
export function LapFields({ form }: { form: Form<ActivityDraft> }) {
  const { laps, kind } = form.draft;
  useFocusKept(laps.length);
  const change = (at: number, part: Partial<LapDraft>) =>
    form.change({ laps: laps.map((lap, place) => (place === at ? { ...lap, ...part } : lap)) });
  const add = () => {
    const last = laps.at(-1);
    const key = laps.reduce((most, lap) => Math.max(most, lap.key), -1) + 1;
    const lap = { time: last?.time ?? '', distance: last?.distance ?? '', heartRate: '', key };
    form.change({ laps: [...laps, lap] });
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="text-sm font-medium text-muted">{formText.intervals}</legend>
      <p className="text-sm text-faint">{formText.intervalsHint}</p>
      {laps.map((lap, at) => {
        const place = at + 1;
        const error = (field: string) => form.errors[`laps.${at}.${field}`];
        return (
          <div key={lap.key} className="flex items-start gap-1">
            <div className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] items-start gap-2">
              <TextField
                label={named(`${place}. ${formText.time}`, formText.intervalTime(place))}
                value={lap.time}
                error={error('time')}
                autoComplete="off"
                onChange={({ target }) => change(at, { time: target.value })}
              />
              <NumberField
                label={named(formText.distance, formText.intervalDistance(place))}
                unit={distanceUnitOf(kind)}
                value={lap.distance}
                error={error('distance')}
                onValueChange={(distance) => change(at, { distance })}
              />
              <NumberField
                label={named('Heart rate', formText.intervalRate(place))}
                unit="bpm"
                inputMode="numeric"
                value={lap.heartRate}
                error={error('heartRate')}
                onValueChange={(heartRate) => change(at, { heartRate })}
              />
            </div>
            <IconButton
              className="mt-6"
              label={formText.removeInterval(place)}
              icon={<X aria-hidden size={20} />}
              onClick={() => form.change({ laps: laps.filter((_, other) => other !== at) })}
            />
          </div>
        );
      })}
      {laps.length < MAX_LAPS && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden size={18} />}
          onClick={add}
        >
          {formText.addInterval}
        </Button>
      )}
    </fieldset>
  );
}
