import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Figures } from '#features/account/web/public.ts';
import { gtinWhileTyped } from '#features/food-facts/rules/typed-gtin.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { digitsAreOptional, validBarcode, whatIsItCalled } from '../messages/own-foods.ts';
import { OwnFoodChecks } from './own-food-checks.tsx';
import { OwnFoodPanel } from './own-food-panel.tsx';
import { OwnFoodPortions } from './own-food-portions.tsx';
import type { OwnFoodForm as OwnFood } from './use-own-food-form.ts';

type OwnFoodFormProps = {
  form: OwnFood;
  saveLabel: string;
  /** stands beside the save button */
  extra?: ReactNode;
};

/** A food of one's own: what it is, what its label says, and how it is measured. */
export function OwnFoodForm({ form, saveLabel, extra }: OwnFoodFormProps) {
  const { draft, change, errorOf, touch } = form;
  return (
    <Form
      form={form}
      // Keep a focused field clear of the save bar and the tab bar.
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
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
      <SaveBar label={saveLabel} pending={form.pending}>
        {extra}
      </SaveBar>
    </Form>
  );
}

/** The digits under the bars, checked while they are typed. */
function Barcode({ form }: { form: OwnFood }) {
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
