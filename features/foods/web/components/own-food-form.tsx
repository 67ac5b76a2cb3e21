import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Figures } from '#features/account/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { OwnFoodContent } from '../../rules/own-food-draft.ts';
import { gtinWhileTyped } from '../../rules/typed-gtin.ts';
import { digitsAreOptional, validBarcode, whatIsItCalled } from '../messages/own-foods.ts';
import { OwnFoodChecks } from './own-food-checks.tsx';
import { OwnFoodPanel } from './own-food-panel.tsx';
import { OwnFoodPortions } from './own-food-portions.tsx';
import type { OwnFoodForm as Form } from './use-own-food-form.ts';

type OwnFoodFormProps = {
  form: Form;
  saving: boolean;
  saveLabel: string;
  onSave: (content: OwnFoodContent) => void;
  /** stands beside the save button */
  extra?: ReactNode;
};

/** A food of one's own: what it is, what its label says, and how it is measured. */
export function OwnFoodForm({ form, saving, saveLabel, onSave, extra }: OwnFoodFormProps) {
  const { draft, change, errorOf, touch, attempts } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (saving) return;
        const content = form.checked();
        if (content) onSave(content);
      }}
      // Keep a focused field clear of the save bar and the tab bar.
      className="grid grid-cols-[minmax(0,1fr)] gap-4 [&_input]:scroll-mb-44 [&_select]:scroll-mb-44"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-6">
        <Card title="Food">
          <div className="grid gap-4">
            <TextField
              label="Food name"
              required
              autoComplete="off"
              autoCapitalize="sentences"
              dir="auto"
              maxLength={200}
              placeholder={whatIsItCalled}
              value={draft.name}
              error={errorOf('name')}
              onChange={(event) => change({ name: event.target.value })}
              onBlur={() => touch('name')}
            />
            <TextField
              label="Brand"
              autoComplete="off"
              dir="auto"
              maxLength={100}
              value={draft.brand}
              error={errorOf('brand')}
              onChange={(event) => change({ brand: event.target.value })}
            />
            <Barcode form={form} />
          </div>
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OwnFoodPanel form={form} />
          <Figures>
            <OwnFoodChecks form={form} />
          </Figures>
        </div>
        <OwnFoodPortions form={form} />
      </div>
      <div className="save-bar sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-2 shadow-float lg:bottom-4 lg:justify-end">
        {extra}
        <Button type="submit" pending={saving} className="flex-1 lg:flex-none lg:px-16">
          {saving ? 'Saving...' : saveLabel}
        </Button>
      </div>
    </form>
  );
}

/** The digits under the bars, checked while they are typed. */
function Barcode({ form }: { form: Form }) {
  const { draft, change, errorOf, touch } = form;
  const { fits, problem } = gtinWhileTyped(draft.gtin);
  return (
    <TextField
      label="Barcode"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={draft.gtin}
      error={problem ?? errorOf('gtin')}
      hint={
        fits ? (
          <span className="inline-flex items-center gap-1.5 text-success">
            <Check aria-hidden size={16} />
            {validBarcode}
          </span>
        ) : (
          digitsAreOptional
        )
      }
      onChange={(event) => change({ gtin: event.target.value })}
      onBlur={() => touch('gtin')}
    />
  );
}
