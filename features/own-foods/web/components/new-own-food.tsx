import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { Food } from '#features/foods/contract.ts';
import type { OwnFoodDraft } from '#features/foods/rules/own-foods/own-food-draft.ts';
import type { WantedFor } from '#features/foods/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useAddOwnFood } from '../api.ts';
import { draftIsStillHere, onlyYouSeeIt } from '../messages/own-foods.ts';
import { OwnFoodForm } from './own-food-form.tsx';
import { OwnFoodSimilar } from './own-food-similar.tsx';
import {
  clearOwnFoodDraft,
  loadOwnFoodDraft,
  newKeptFood,
  storeOwnFoodDraft,
} from './stored-own-food.ts';
import { useOwnFoodForm } from './use-own-food-form.ts';

type NewOwnFoodProps = {
  /** whose draft is kept */
  owner: string;
  /** what the form was opened for; a kept draft of the same is taken up again */
  from: string;
  /** what is known of the food already: from a barcode, a search, a photo of a label */
  start: OwnFoodDraft;
  wanted: WantedFor;
  /** where a photo of the label fills the form in; left out where it comes from one */
  labelHref?: string;
  onBack: () => void;
  onSaved: (food: Food) => void;
};

/** Creates a food exactly once. */
export function NewOwnFood(props: NewOwnFoodProps) {
  const { owner, from, start, wanted, labelHref, onBack, onSaved } = props;
  const { energyUnit } = useUnits();
  const [before] = useState(() => loadOwnFoodDraft(owner, from));
  const [food, setFood] = useState(() => before ?? newKeptFood(from, start));
  const [noticed, setNoticed] = useState(before === null);
  const [similar, setSimilar] = useState<Food[]>([]);
  const add = useAddOwnFood();
  const keepAnyway = useRef(false);
  const form = useOwnFoodForm({
    start: food.draft,
    energyUnit,
    send: async (content) => {
      try {
        return await add.mutateAsync({ id: food.id, content, keepAnyway: keepAnyway.current });
      } catch (error) {
        keepAnyway.current = false;
        setSimilar([]);
        throw error;
      }
    },
    onSent: (answer) => {
      if (!answer.food) return setSimilar(answer.similar);
      clearOwnFoodDraft();
      onSaved(answer.food);
    },
    onDraft: (draft) => storeOwnFoodDraft(owner, { ...food, draft }),
  });

  const startAgain = () => {
    clearOwnFoodDraft();
    setFood(newKeptFood(from, start));
    setNoticed(true);
    form.reset(start);
    document.querySelector<HTMLElement>('main h1')?.focus();
  };

  return (
    <>
      <PageHeader title="Create a food" subtitle={onlyYouSeeIt} back={onBack} />
      {labelHref && (
        <div className="mb-4">
          <LinkButton
            href={labelHref}
            variant="secondary"
            icon={<Camera aria-hidden size={20} />}
            fullWidth
          >
            Photograph the label
          </LinkButton>
        </div>
      )}
      {!noticed && (
        <div className="mb-4">
          <StatusMessage
            tone="info"
            title={draftIsStillHere}
            action={
              <Button size="sm" variant="secondary" onClick={startAgain}>
                Start again
              </Button>
            }
          />
        </div>
      )}
      <OwnFoodForm form={form} saveLabel="Save Food" />
      <OwnFoodSimilar
        similar={similar}
        wanted={wanted}
        saving={form.pending}
        onUse={clearOwnFoodDraft}
        onSave={() => {
          keepAnyway.current = true;
          form.submit();
        }}
        onClose={() => {
          keepAnyway.current = false;
          setSimilar([]);
        }}
      />
    </>
  );
}
