import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { Food } from '#features/foods/contract.ts';
import {
  toOwnFoodContent,
  toOwnFoodDraft,
} from '#features/foods/rules/own-foods/own-food-draft.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { formatDecimal } from '#platform/web/forms/decimal.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useEditOwnFood, useRemoveOwnFood } from '../api.ts';
import {
  foodChangedElsewhere,
  foodDeletedElsewhere,
  pastDaysStaySame,
  pastEntriesAreThere,
  restoreWithChanges,
  saveMineInstead,
} from '../messages/own-foods.ts';
import { OwnFoodForm } from './own-food-form.tsx';
import { Per100 } from './per-100.tsx';
import { clearOwnFoodDraft, loadOwnFoodDraft, storeOwnFoodDraft } from './stored-own-food.ts';
import { useOwnFoodForm } from './use-own-food-form.ts';

type EditOwnFoodProps = {
  /** whose draft is kept */
  owner: string;
  food: Food;
  onBack: () => void;
  onDone: () => void;
};

/** An own food that is changed. If it was changed or deleted elsewhere meanwhile, the person decides. */
export function EditOwnFood({ owner, food, onBack, onDone }: EditOwnFoodProps) {
  const { energyUnit } = useUnits();
  // The food as it was when the form showed it; refreshing it must not move the ground.
  const [base, setBase] = useState(food);
  const [newer, setNewer] = useState<Food | null>(null);
  const draftOf = (one: Food) => toOwnFoodDraft(toOwnFoodContent(one), energyUnit, formatDecimal);
  const shownAs = draftOf(base);
  const from = `${base.id} ${base.version} ${energyUnit}`;
  const [kept] = useState(() => loadOwnFoodDraft(owner, from));
  const edit = useEditOwnFood((error) => {
    if (!(error instanceof ApiError)) return false;
    if (error.reason === 'edited_elsewhere') setNewer(error.current as Food);
    else if (error.status === 404) setNewer({ ...base, retired: true });
    else return false;
    return true;
  });
  const remove = useRemoveOwnFood();

  const done = () => {
    clearOwnFoodDraft();
    onDone();
  };
  const onto = useRef(base);
  const form = useOwnFoodForm({
    start: kept?.draft ?? shownAs,
    energyUnit,
    edited: { content: toOwnFoodContent(base), shownAs },
    send: (content) => {
      setNewer(null);
      return edit.mutateAsync({ food: onto.current, content });
    },
    onSent: done,
    onDraft: (draft) => storeOwnFoodDraft(owner, { id: base.id, from, draft }),
  });
  const takeNewer = (current: Food) => {
    clearOwnFoodDraft();
    setBase(current);
    onto.current = current;
    setNewer(null);
    form.reset(draftOf(current));
  };

  return (
    <>
      <PageHeader title="Edit food" subtitle={pastDaysStaySame} back={onBack} />
      {newer && (
        <div className="mb-4">
          <Changed
            newer={newer}
            onTake={() => (newer.retired ? done() : takeNewer(newer))}
            onKeep={() => {
              onto.current = newer;
              form.submit();
            }}
          />
        </div>
      )}
      <OwnFoodForm
        form={form}
        saveLabel="Save Changes"
        extra={
          <Button
            variant="ghost"
            className="text-danger!"
            icon={<Trash2 aria-hidden size={20} />}
            pending={remove.isPending}
            onClick={() => remove.mutate(base, { onSuccess: done })}
          >
            Delete
          </Button>
        }
      />
    </>
  );
}

type ChangedProps = { newer: Food; onTake: () => void; onKeep: () => void };

/** What became of the food on another device, and both ways out. */
function Changed({ newer, onTake, onKeep }: ChangedProps) {
  return (
    <StatusMessage
      tone="error"
      title={newer.retired ? foodDeletedElsewhere : foodChangedElsewhere}
      answers
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={onTake}>
            {newer.retired ? 'Leave it deleted' : 'Show the other version'}
          </Button>
          <Button size="sm" variant="secondary" onClick={onKeep}>
            {newer.retired ? restoreWithChanges : saveMineInstead}
          </Button>
        </span>
      }
    >
      {newer.retired ? (
        pastEntriesAreThere
      ) : (
        <>
          It’s now <bdi>{newer.name}</bdi>
          <Per100 food={newer} before=", " />.
        </>
      )}
    </StatusMessage>
  );
}
