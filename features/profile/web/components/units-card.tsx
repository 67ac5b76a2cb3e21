import type { UnitSettings } from '#features/account/contract.ts';
import { useSaveUnits, useUnits } from '#features/account/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { toasts } from '../messages.ts';

/** The units figures are shown in; a choice is saved at once. */
export function UnitsCard() {
  const units = useUnits();
  const save = useSaveUnits();
  const choose = (choice: Partial<UnitSettings>) =>
    save.mutate(choice, { onError: () => toast(toasts.unitsFailed) });
  return (
    <Card title="Units">
      <div className="flex flex-col gap-4">
        <Segmented
          label="Energy"
          options={[
            { value: 'kcal', label: 'kcal' },
            { value: 'kj', label: 'kJ' },
          ]}
          value={units.energyUnit}
          onValueChange={(energyUnit) => choose({ energyUnit })}
        />
        <Segmented
          label="Weight"
          options={[
            { value: 'kg', label: 'kg' },
            { value: 'lb', label: 'lb' },
          ]}
          value={units.weightUnit}
          onValueChange={(weightUnit) => choose({ weightUnit })}
        />
        <Segmented
          label="Height"
          options={[
            { value: 'cm', label: 'cm' },
            { value: 'inches', label: 'inches' },
          ]}
          value={units.heightUnit}
          onValueChange={(heightUnit) => choose({ heightUnit })}
        />
      </div>
    </Card>
  );
}
