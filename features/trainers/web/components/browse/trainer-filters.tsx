import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { FilterChip } from '#platform/web/ui/filter-chip.tsx';
import { WANTED_FORMATS } from '../../../rules/match-trainers.ts';
import { TIMES_OF_DAY } from '../../../rules/wanted-times.ts';
import type { Wishes } from '../../hooks/use-wishes.ts';
import {
  genderNames,
  browsingText as t,
  timeOfDayNames,
  wantedFormatNames,
} from '../../messages/browsing.ts';
import { dollars } from '../../messages/figures.ts';
import { DaysChip } from './days-chip.tsx';

const PRICES = [50, 80, 100, 150, 200];
const DISTANCES = [2, 5, 10, 25, 50, 100];
/** The largest that can be asked for. */
const ANY_KM = 5_000;
const DAYS = [1, 2, 3, 7, 14];
const CENTS = 100;

type Choice = { name: string; count: number };
type TrainerFiltersProps = {
  wishes: Wishes;
  specialties: readonly Choice[];
  languages: readonly Choice[];
  filtersOn: number;
  onChange: (part: Wishes) => void;
  onClear: () => void;
};

const named = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: names[value] }));
const counted = (choices: readonly Choice[]) =>
  choices.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }));

/** What a trainer must have, as chips; the rarer ones after a tap. */
export function TrainerFilters(props: TrainerFiltersProps) {
  const { wishes, specialties, languages, filtersOn, onChange, onClear } = props;
  const isMoreOn = Boolean(
    wishes.language || wishes.gender || wishes.certified || wishes.freeWithinDays,
  );
  const [showsMore, setShowsMore] = useState(isMoreOn);
  const chip = (
    name: keyof Wishes,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <FilterChip
      label={label}
      value={wishes[name] ?? null}
      options={options}
      onValueChange={(value) => onChange({ [name]: value ?? undefined })}
    />
  );
  return (
    <div className="flex flex-wrap gap-2">
      {chip('specialty', t.specialty, counted(specialties))}
      {chip('format', t.format, named(WANTED_FORMATS, wantedFormatNames))}
      {chip(
        'maxPrice',
        t.price,
        PRICES.map((price) => ({ value: String(price), label: t.upTo(dollars(price * CENTS)) })),
      )}
      <DaysChip value={wishes.weekday} onValueChange={(weekday) => onChange({ weekday })} />
      {chip('timeOfDay', t.timeOfDay, named(TIMES_OF_DAY, timeOfDayNames))}
      {wishes.suburb &&
        chip('maxKm', t.distance, [
          ...DISTANCES.map((km) => ({ value: String(km), label: t.upToKm(km) })),
          { value: String(ANY_KM), label: t.anyDistance },
        ])}
      {showsMore && (
        <>
          {chip(
            'freeWithinDays',
            t.freeWithin,
            DAYS.map((days) => ({
              value: String(days),
              label: `${t.freeWithin} ${t.withinDays(days)}`,
            })),
          )}
          {chip('language', t.language, counted(languages))}
          {chip('gender', t.gender, named(['female', 'male'] as const, genderNames))}
          {chip('certified', t.certified, [{ value: 'yes', label: t.onlyCertified }])}
        </>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={showsMore}
        onClick={() => setShowsMore(!showsMore)}
      >
        {showsMore ? t.fewerFilters : t.moreFilters}
      </Button>
      {filtersOn > 0 && (
        <Button variant="ghost" size="sm" icon={<X aria-hidden size={16} />} onClick={onClear}>
          {t.clear}
        </Button>
      )}
    </div>
  );
}
