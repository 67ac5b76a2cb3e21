import { X } from 'lucide-react';
import { EQUIPMENT } from '#features/exercises/rules/equipment-kinds.ts';
import { LEVELS, MUSCLES, PATTERNS } from '#features/exercises/rules/exercise-kinds.ts';
import { NO_FILTER } from '#features/exercises/rules/search-exercises.ts';
import {
  LEVEL_NAMES,
  MUSCLE_NAMES,
  NO_EQUIPMENT,
  nameOfEquipment,
  PATTERN_NAMES,
  startSentence,
} from '#features/exercises/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FilterChip } from '#platform/web/ui/filter-chip.tsx';
import { CLEAR_FILTERS, FILTER_NAMES, SHOWN_NAMES } from '../messages.ts';
import { type LibraryFilter, SHOWN } from './library-filter.ts';

const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: names[value] }));

const OPTIONS = {
  equipment: [
    { value: 'none', label: NO_EQUIPMENT },
    ...EQUIPMENT.map((value) => ({ value, label: startSentence(nameOfEquipment(value)) })),
  ],
  muscle: optionsOf(MUSCLES, MUSCLE_NAMES),
  pattern: optionsOf(PATTERNS, PATTERN_NAMES),
  level: optionsOf(LEVELS, LEVEL_NAMES),
  show: optionsOf(SHOWN, SHOWN_NAMES),
};

const FILTERS = ['equipment', 'muscle', 'pattern', 'level', 'show'] as const;

type LibraryFiltersProps = {
  filter: LibraryFilter;
  onChange: (change: Partial<LibraryFilter>) => void;
};

/** The filters as chips. */
export function LibraryFilters({ filter, onChange }: LibraryFiltersProps) {
  const isFiltered = FILTERS.some((name) => filter[name] !== null);
  return (
    <div className="flex flex-wrap gap-2">
      {FILTERS.map((name) => (
        <FilterChip
          key={name}
          label={FILTER_NAMES[name]}
          value={filter[name]}
          options={OPTIONS[name]}
          onValueChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {isFiltered && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onChange({ ...NO_FILTER, show: null, text: filter.text })}
        >
          <X aria-hidden size={16} />
          {CLEAR_FILTERS}
        </Button>
      )}
    </div>
  );
}
