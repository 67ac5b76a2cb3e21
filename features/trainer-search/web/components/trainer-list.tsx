import { useState } from 'react';
import { type FoundTrainer, TRAINERS_A_PAGE } from '#features/trainers/contract.ts';
import { markText } from '#features/trainers/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { WishesInAddress } from '../hooks/use-wishes.ts';
import { searchText as t } from '../messages/search.ts';
import { CompareBar } from './compare-bar.tsx';
import type { Found } from './filter-choices.ts';
import { NobodyFound } from './nobody-found.tsx';
import { TrainerCard } from './trainer-card.tsx';

const MAX_COMPARED = 3;

type TrainerListProps = {
  found: Found;
  page: number;
  onPage: (page: number) => void;
  inAddress: WishesInAddress;
};

/** The trainers of a search, a page at a time, with a choice of some to compare. */
export function TrainerList({ found, page, onPage, inAddress }: TrainerListProps) {
  const [compared, setCompared] = useState<readonly FoundTrainer[]>([]);
  const { trainers, count } = found;
  const toggle = (trainer: FoundTrainer) => {
    const rest = compared.filter(({ slug }) => slug !== trainer.slug);
    if (rest.length < compared.length) setCompared(rest);
    else if (compared.length === MAX_COMPARED) toast({ title: t.onlyThree });
    else setCompared([...compared, trainer]);
  };
  if (count === 0) return <NobodyFound found={found} inAddress={inAddress} />;
  const isLast = page * TRAINERS_A_PAGE >= count;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 lg:gap-4">
        {trainers.map((trainer) => (
          <li key={trainer.slug}>
            <TrainerCard
              trainer={trainer}
              isCompared={compared.some(({ slug }) => slug === trainer.slug)}
              onCompare={() => toggle(trainer)}
            />
          </li>
        ))}
      </ul>
      {(page > 1 || !isLast) && (
        <div className="mt-4 flex justify-center gap-2">
          {page > 1 && (
            <Button variant="secondary" onClick={() => onPage(page - 1)}>
              {markText.previousPage}
            </Button>
          )}
          {!isLast && (
            <Button variant="secondary" onClick={() => onPage(page + 1)}>
              {t.nextPage}
            </Button>
          )}
        </div>
      )}
      <CompareBar trainers={compared} onClear={() => setCompared([])} />
    </>
  );
}
