import type { ReactNode } from 'react';
import { type Equipment, kindOfEquipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { formText } from '../../messages/places.ts';
import { type PlaceDraft, readDumbbells, takesPlates } from './place-draft.ts';
import { PlateRows } from './plate-rows.tsx';
import { type WeightUnit, weightsText } from './weight-text.ts';

type Part = { form: Form<PlaceDraft>; unit: WeightUnit };

const USUAL = { kg: { bar: '20 kg', step: '5 kg' }, lb: { bar: '44 lb', step: '11 lb' } } as const;
const EXAMPLE = { kg: '8 12 16', lb: '15 25 35' } as const;

const hasMachine = (equipment: readonly Equipment[]) =>
  equipment.some((one) => kindOfEquipment(one).group === 'machines');

/** The weights of what is ticked; nothing where nothing has any. */
export function WeightsCard({ form, unit }: Part) {
  const { equipment } = form.draft;
  const has = (...some: readonly Equipment[]) => some.some((one) => equipment.includes(one));
  const asksPlates = takesPlates(equipment);
  const isAsked = asksPlates || has('dumbbells', 'kettlebell') || hasMachine(equipment);
  if (!isAsked) return null;
  return (
    <Card title={formText.weights}>
      <p className="-mt-1 text-muted">{formText.weightsLead}</p>
      <div className="divide-y divide-line [&>*]:py-4 [&>*:last-child]:pb-0">
        {has('dumbbells') && <Dumbbells form={form} unit={unit} />}
        {has('barbell', 'landmine') && (
          <NumberField
            label={formText.bar}
            unit={unit}
            hint={formText.emptyMeans(USUAL[unit].bar)}
            {...form.value('bar')}
          />
        )}
        {asksPlates && <Plates form={form} unit={unit} />}
        {has('kettlebell') && (
          <TextField
            label={formText.kettlebells}
            inputMode="text"
            autoComplete="off"
            maxLength={400}
            hint={`${formText.emptyMeansAny} ${formText.listHint(EXAMPLE[unit])}`}
            {...form.text('kettlebells')}
          />
        )}
        {hasMachine(equipment) && (
          <NumberField
            label={formText.machineStep}
            unit={unit}
            hint={formText.emptyMeans(USUAL[unit].step)}
            {...form.value('machineStep')}
          />
        )}
      </div>
    </Card>
  );
}

const Part = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-3">{children}</div>
);

function Dumbbells({ form, unit }: Part) {
  const { draft } = form;
  const { all } = readDumbbells(draft, unit);
  return (
    <Part>
      <Segmented
        label={`${formText.dumbbells} · ${formText.dumbbellsHint}`}
        options={[
          { value: 'steps', label: formText.stepsOfWeights },
          { value: 'list', label: formText.listOfWeights },
          { value: 'usual', label: formText.usualDumbbells },
        ]}
        {...form.value('dumbbells')}
      />
      {draft.dumbbells === 'steps' && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] items-start gap-3">
          <NumberField label={formText.from} unit={unit} {...form.value('from')} />
          <NumberField label={formText.to} unit={unit} {...form.value('to')} />
          <NumberField label={formText.step} unit={unit} {...form.value('step')} />
        </div>
      )}
      {draft.dumbbells === 'list' && (
        <TextField
          label={formText.list}
          autoComplete="off"
          maxLength={400}
          hint={formText.listHint(EXAMPLE[unit])}
          {...form.text('list')}
        />
      )}
      {all && all.length > 0 && (
        <p className="tabular text-sm text-muted">{formText.readAs(weightsText(all, unit))}</p>
      )}
    </Part>
  );
}

function Plates({ form, unit }: Part) {
  const { draft, errors } = form;
  return (
    <Part>
      <Segmented
        label={formText.plates}
        options={[
          { value: 'usual', label: formText.usualPlates },
          { value: 'own', label: formText.ownPlates },
        ]}
        {...form.value('plates')}
      />
      {draft.plates === 'own' && (
        <PlateRows
          rows={draft.plateRows}
          unit={unit}
          error={errors.plateRows}
          onChange={(plateRows) => form.change({ plateRows })}
        />
      )}
    </Part>
  );
}
