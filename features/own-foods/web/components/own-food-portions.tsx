import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { PortionDraft } from '#features/foods/rules/own-foods/own-food-draft.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import {
  addPortions,
  neededForPortions,
  weightOfMillilitre,
  whatThingsWeigh,
} from '../messages/own-foods.ts';
import { OwnFoodFigure } from './own-food-figure.tsx';
import type { OwnFoodForm } from './use-own-food-form.ts';

const MAX_PORTIONS = 20;

/** Ways to say how much of it was eaten, besides g or ml. */
export function OwnFoodPortions({ form }: { form: OwnFoodForm }) {
  const { draft, change, reading } = form;
  const { portions } = draft;
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const byWeight = reading.basis === '100g';
  const isLost = ({ grams, ml }: PortionDraft) =>
    reading.density === null && (byWeight ? ml !== '' && grams === '' : grams !== '' && ml === '');
  const anyLost = portions.some(isLost);

  const set = (at: number, part: Partial<PortionDraft>) =>
    change({ portions: portions.map((one, other) => (other === at ? { ...one, ...part } : one)) });
  const add = () => {
    change({ portions: [...portions, { label: '', grams: '', ml: '' }] });
    // The row is there after the next drawing.
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLInputElement>('input')?.focus(),
    );
  };
  const remove = (at: number) => {
    change({ portions: portions.filter((_, other) => other !== at) });
    addButton.current?.focus();
  };

  return (
    <Card title="Household portions">
      <ul ref={list} className="grid gap-4">
        {portions.map((portion, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, all its state is in the draft
          <li key={at} className="grid gap-2 border-b border-line pb-4">
            <div className="flex items-end gap-1">
              <div className="min-w-0 flex-1">
                <TextField
                  label={`Portion ${at + 1}`}
                  placeholder="1 cup, 1 slice, 1 biscuit…"
                  autoComplete="off"
                  maxLength={60}
                  value={portion.label}
                  error={form.errorOf(`portions.${at}.label`)}
                  onChange={(event) => set(at, { label: event.target.value })}
                  onBlur={() => form.touch(`portions.${at}.label`)}
                />
              </div>
              <IconButton
                label={`Remove portion ${at + 1}`}
                icon={<Trash2 aria-hidden size={20} />}
                className="mb-0.5"
                onClick={() => remove(at)}
              />
            </div>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] items-start gap-3">
              <OwnFoodFigure
                form={form}
                field={`portions.${at}.grams`}
                label="Weighs"
                unit="g"
                value={portion.grams}
                onValueChange={(grams) => set(at, { grams })}
              />
              <OwnFoodFigure
                form={form}
                field={`portions.${at}.ml`}
                label="Holds"
                unit="ml"
                value={portion.ml}
                onValueChange={(ml) => set(at, { ml })}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {portions.length === 0 && <p className="text-sm text-muted">{addPortions}</p>}
        {form.errorOf('portions') && (
          <p role="alert" className="text-sm text-danger">
            {form.errorOf('portions')}
          </p>
        )}
        <Button
          ref={addButton}
          variant="secondary"
          icon={<Plus aria-hidden size={18} />}
          disabled={portions.length >= MAX_PORTIONS}
          onClick={add}
        >
          Add a portion
        </Button>
        <OwnFoodFigure
          form={form}
          field="density"
          label={weightOfMillilitre(byWeight ? 'volume' : 'weight')}
          unit="g"
          hint={
            anyLost
              ? neededForPortions(byWeight ? 'volume' : 'weight', byWeight ? '100 g' : '100 ml')
              : whatThingsWeigh
          }
          value={draft.density}
          onValueChange={(density) => change({ density })}
        />
      </div>
    </Card>
  );
}
