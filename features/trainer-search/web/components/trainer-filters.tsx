import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { FilterChip } from '#platform/web/ui/filter-chip.tsx';
import type { WishesInAddress } from '../hooks/use-wishes.ts';
import { searchText as t } from '../messages/search.ts';
import { DaysChip } from './days-chip.tsx';
import { type Found, filterChoices } from './filter-choices.ts';

type TrainerFiltersProps = { found: Found; inAddress: WishesInAddress };

/** What a trainer must have, as chips on a desktop; the rarer ones after a tap. */
export function TrainerFilters({ found, inAddress }: TrainerFiltersProps) {
  const { wishes, change, filtersOn, clear } = inAddress;
  const choices = filterChoices(found, wishes);
  const rare = choices.filter(({ isRare }) => isRare);
  const [showsMore, setShowsMore] = useState(rare.some(({ name }) => wishes[name]));
  const toChip = ({ name, label, options }: (typeof choices)[number]) => (
    <FilterChip
      key={name}
      label={label}
      value={wishes[name] ?? null}
      options={options}
      onValueChange={(value) => change({ [name]: value ?? undefined })}
    />
  );
  return (
    <div className="hidden flex-wrap gap-2 lg:flex">
      {choices.filter(({ isRare }) => !isRare).map(toChip)}
      <DaysChip value={wishes.weekday} onValueChange={(weekday) => change({ weekday })} />
      {showsMore && rare.map(toChip)}
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={showsMore}
        onClick={() => setShowsMore(!showsMore)}
      >
        {showsMore ? t.fewerFilters : t.moreFilters}
      </Button>
      {filtersOn > 0 && (
        <Button variant="ghost" size="sm" icon={<X aria-hidden size={16} />} onClick={clear}>
          {t.clear}
        </Button>
      )}
    </div>
  );
}
