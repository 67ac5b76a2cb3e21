import { SearchX, X } from 'lucide-react';
import { GOALS } from '#features/account/rules/person-kinds.ts';
import type { StarterKit } from '#features/exercises/rules/starter-kits.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { FilterChip } from '#platform/web/ui/filter-chip.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { PROGRAMMES } from '../../rules/programmes.ts';
import { ProgrammeCard } from '../components/programme-card.tsx';
import { passesFilter, useProgrammeFilter } from '../components/programme-filter.ts';
import {
  changeFilters,
  countDays,
  countProgrammes,
  GOAL_NAMES,
  KIT_NAMES,
  noProgrammeFits,
  programmesLead,
} from '../messages.ts';

const DAYS = [...new Set(PROGRAMMES.map(({ days }) => days))]
  .sort((a, b) => a - b)
  .map((days) => ({ value: String(days), label: countDays(days) }));
const KITS = (Object.keys(KIT_NAMES) as StarterKit[]).map((value) => ({
  value,
  label: KIT_NAMES[value],
}));
const GOAL_CHOICES = GOALS.map((value) => ({ value, label: GOAL_NAMES[value] }));

/** All programmes, filtered by days, equipment and goal. */
export function ProgrammesPage() {
  const [filter, change] = useProgrammeFilter();
  const found = PROGRAMMES.filter((programme) => passesFilter(programme, filter));
  const isFiltered = Object.values(filter).some((value) => value !== null);
  return (
    <>
      <PageHeader title="Programmes" subtitle={programmesLead} back="/workouts" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap gap-2">
          <FilterChip
            label="Days"
            value={filter.days === null ? null : String(filter.days)}
            options={DAYS}
            onValueChange={(value) => change({ days: value === null ? null : Number(value) })}
          />
          <FilterChip
            label="Equipment"
            value={filter.kit}
            options={KITS}
            onValueChange={(value) => change({ kit: value as StarterKit | null })}
          />
          <FilterChip
            label="Goal"
            value={filter.goal}
            options={GOAL_CHOICES}
            onValueChange={(value) => change({ goal: GOALS.find((one) => one === value) ?? null })}
          />
          {isFiltered && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => change({ days: null, kit: null, goal: null })}
            >
              <X aria-hidden size={16} />
              Clear filters
            </Button>
          )}
        </div>
        <p role="status" className="px-2 text-sm text-muted">
          {countProgrammes(found.length)}
        </p>
        {found.length === 0 ? (
          <EmptyState icon={<SearchX size={26} />} title={noProgrammeFits}>
            {changeFilters}
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
            {found.map((programme) => (
              <ProgrammeCard key={programme.id} programme={programme} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
