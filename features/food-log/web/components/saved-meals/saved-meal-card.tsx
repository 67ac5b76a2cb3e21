import { useMutation } from '@tanstack/react-query';
import { Check, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { SavedMeal } from '../../../contract/saved-meals.ts';
import { totalsOf } from '../../../rules/days/day-totals.ts';
import { partOf } from '../../../rules/item/logged-item.ts';
import { savedMealMutations } from '../../api/saved-meals.ts';
import { Energy } from '../day/energy.tsx';
import { MealFigures } from '../figures/meal-figures.tsx';

type SavedMealCardProps = {
  meal: SavedMeal;
  /** how many times it is eaten; null while that is no number */
  share: number | null;
  /** tells one way to log it from another */
  target: string;
  /** Logs it; answers whether it came through. */
  onLog: () => Promise<boolean>;
  onEdit: () => void;
};

/** Time that the button shows "Logged" and ignores a second tap. */
const LOGGED_MS = 2_000;

/** A saved meal: what is in it at this many portions, and its way into the log. */
export function SavedMealCard({ meal, share, target, onLog, onEdit }: SavedMealCardProps) {
  const [logging, setLogging] = useState(false);
  const [loggedTo, setLoggedTo] = useState<string | null>(null);
  const remove = useMutation(savedMealMutations.remove);
  const totals = totalsOf(meal.items.map((item) => partOf(item, share ?? 1)));
  const isLogged = loggedTo === target;

  useEffect(() => {
    if (loggedTo === null) return;
    const timer = setTimeout(() => setLoggedTo(null), LOGGED_MS);
    return () => clearTimeout(timer);
  }, [loggedTo]);

  const log = async () => {
    if (logging || isLogged || share === null) return;
    setLogging(true);
    if (await onLog()) setLoggedTo(target);
    setLogging(false);
  };

  return (
    <Card
      as="li"
      title={<bdi className="wrap-anywhere">{meal.name}</bdi>}
      action={
        <span className="tabular">
          <Energy of={totals.calories} />
        </span>
      }
    >
      <p dir="auto" className="mb-2 line-clamp-2 text-sm text-muted wrap-anywhere">
        {meal.items.map(({ foodName }) => foodName).join(' · ')}
      </p>
      <MealFigures totals={totals} />
      <PendingMark kind="saved-meal" ids={[meal.id]} />
      <div className="mt-1 -mr-2.5 flex flex-wrap items-center gap-1">
        <Button
          size="sm"
          variant={isLogged ? 'secondary' : 'primary'}
          pending={logging}
          disabled={share === null}
          icon={isLogged ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
          onClick={() => void log()}
          className="mr-auto min-w-[min(7rem,100%)]"
        >
          <span>
            {isLogged ? 'Logged' : 'Log'}
            <span className="sr-only"> {meal.name}</span>
          </span>
        </Button>
        <IconButton
          label={`Edit ${meal.name}`}
          aria-haspopup="dialog"
          icon={<PencilLine aria-hidden size={20} />}
          onClick={onEdit}
        />
        <IconButton
          label={`Delete ${meal.name}`}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(meal)}
        />
      </div>
    </Card>
  );
}
