import { useState } from 'react';
import {
  AllergenChips,
  DIET_NAMES,
  DietChips,
  nameOfAllergen,
} from '#features/recipes/web/public.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import type { Eating } from '../../contract.ts';
import { useSaveEating } from '../api.ts';
import { householdText, eatingText as text } from '../messages/household.ts';

/** What a member may not be served: hard for every meal that they eat. */
export function EatingCard({ eating }: { eating: Eating }) {
  const [draft, setDraft] = useState<Eating | null>(null);
  const save = useSaveEating();
  const eats = householdText.eats(
    eating.diets.map((diet) => DIET_NAMES[diet]),
    eating.without.map((one) => nameOfAllergen(one).toLowerCase()),
  );
  return (
    <Card title={text.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-40 flex-1">
          <p className="font-medium wrap-anywhere first-letter:uppercase">{eats || text.none}</p>
          <p className="text-sm text-muted">{text.lead}</p>
        </div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setDraft(eating)}>
          {text.change}
        </Button>
      </div>
      {draft && (
        <Dialog
          open
          onOpenChange={() => setDraft(null)}
          title={text.title}
          description={text.lead}
          footer={
            <Button
              fullWidth
              pending={save.isPending}
              onClick={() => save.mutate(draft, { onSuccess: () => setDraft(null) })}
            >
              {text.save}
            </Button>
          }
        >
          <div className="grid gap-5">
            {save.error && <Problem title={explainError(save.error)} />}
            <EatingFields value={draft} onChange={setDraft} />
          </div>
        </Dialog>
      )}
    </Card>
  );
}

type EatingFieldsProps = { value: Eating; onChange: (value: Eating) => void };

export function EatingFields({ value, onChange }: EatingFieldsProps) {
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium text-muted">{text.diets}</legend>
        <DietChips value={value.diets} onChange={(diets) => onChange({ ...value, diets })} />
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium text-muted">{text.allergens}</legend>
        <AllergenChips
          value={value.without}
          onChange={(without) => onChange({ ...value, without })}
        />
      </fieldset>
    </>
  );
}
