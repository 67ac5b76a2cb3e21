import { weekdayName } from '#platform/shared/calendar-words.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { TrainingPlace } from '../../../contract.ts';
import { profileText } from '../../messages/profile.ts';
import type { DayDraft } from './profile-draft.ts';

type DayRowProps = {
  weekday: number;
  day: DayDraft;
  error: string | undefined;
  places: readonly TrainingPlace[];
  onChange: (change: Partial<DayDraft>) => void;
};

/** Minutes and place of one training day. */
export function DayRow({ weekday, day, error, places, onChange }: DayRowProps) {
  const name = weekdayName(weekday);
  const { minutes, placeId } = day;
  const isGone = placeId !== null && !places.some(({ id }) => id === placeId);
  const [only, ...others] = places;
  const none = only && others.length === 0 ? profileText.onlyPlace(only.name) : profileText.noPlace;
  return (
    <li className="py-3">
      <h3 className="mb-1.5 font-semibold">{name}</h3>
      <div className="flex flex-wrap items-start gap-3 [&>*:first-child]:flex-[1_1_6rem] [&>*:last-child]:flex-[2_1_9rem]">
        <NumberField
          label={profileText.minutes}
          aria-label={profileText.minutesOn(name)}
          inputMode="numeric"
          unit="min"
          value={minutes}
          error={error}
          onValueChange={(next) => onChange({ minutes: next })}
        />
        <SelectField
          label={profileText.place}
          aria-label={profileText.placeOn(name)}
          value={placeId ?? ''}
          options={[
            { value: '', label: none },
            ...places.map((place) => ({ value: place.id, label: place.name })),
            ...(isGone ? [{ value: placeId, label: profileText.deletedPlace }] : []),
          ]}
          error={isGone ? profileText.placeGone : undefined}
          onChange={({ target: { value } }) => onChange({ placeId: value || null })}
        />
      </div>
    </li>
  );
}
