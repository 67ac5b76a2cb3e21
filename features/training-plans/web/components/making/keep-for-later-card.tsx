import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { STRESS_NAMES } from '#features/exercises/web/public.ts';
import {
  type LaterChange,
  NEW_PLACE,
  toLaterChange,
} from '#features/plan-blocks/rules/keep-for-later.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import { useKeepForLater, useTrainingProfile } from '#features/training-profile/web/public.ts';
import type { RequestConstraints } from '#features/training-requests/rules/constraints.ts';
import { newId } from '#platform/shared/ids.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { Usual } from '../../hooks/use-usual-input.ts';
import { laterText } from '../../messages/making.ts';

type KeepForLaterCardProps = {
  usual: Usual;
  /** what the week was made from */
  input: Pick<PlanInput, 'days' | 'avoid'>;
  request: RequestConstraints;
};

/** Offers once to keep what was said in words for plans to come. */
export function KeepForLaterCard({ usual, input, request }: KeepForLaterCardProps) {
  const profile = useTrainingProfile().data;
  const keep = useKeepForLater(profile);
  const [isAnswered, setIsAnswered] = useState(false);
  const [change] = useState(() => toLaterChange(input, usual.input, usual.places, request));
  if (!change || !profile || isAnswered) return null;
  const answer = () => {
    const place = change.place && {
      ...change.place.kit,
      equipment: [...change.place.kit.equipment],
      platesKg: change.place.kit.platesKg ? [...change.place.kit.platesKg] : null,
      dumbbellsKg: change.place.kit.dumbbellsKg ? [...change.place.kit.dumbbellsKg] : null,
      kettlebellsKg: change.place.kit.kettlebellsKg ? [...change.place.kit.kettlebellsKg] : null,
      id: newId(),
      kind: change.place.kind,
      name: laterText.placeName(change.place.kit.equipment),
    };
    keep.mutate(
      {
        place,
        change: {
          ...(change.avoid && { avoid: [...change.avoid] }),
          ...(change.days && {
            days: change.days.map((day) => ({
              ...day,
              placeId: day.placeId === NEW_PLACE ? (place?.id ?? null) : day.placeId,
            })),
          }),
        },
      },
      { onSuccess: () => setIsAnswered(true) },
    );
  };
  return (
    <Card title={laterText.title}>
      <ul className="grid gap-1.5">
        {linesOf(change).map((line) => (
          <li key={line} className="flex items-start gap-2.5">
            <BookmarkPlus aria-hidden size={18} className="mt-[3px] shrink-0 text-accent-2" />
            <span className="min-w-0 break-words">{line}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" pending={keep.isPending} onClick={answer}>
          {laterText.keep}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setIsAnswered(true)}>
          {laterText.onlyNow}
        </Button>
      </div>
    </Card>
  );
}

function linesOf({ avoid, days, place }: LaterChange): string[] {
  return [
    ...(avoid ? [laterText.avoid(avoid.map((tag) => STRESS_NAMES[tag]))] : []),
    ...(days ? [laterText.days(days)] : []),
    ...(place ? [laterText.place(place.kit.equipment)] : []),
  ];
}
