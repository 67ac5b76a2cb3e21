import type { Form as FormState } from '#platform/web/forms/use-form.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { classForm as t } from '../messages/classes.ts';
import type { ClassDraft } from './class-draft.ts';

type MoneyDraft = Pick<
  ClassDraft,
  'isFree' | 'priceCents' | 'freeUntilHours' | 'latePercent' | 'missedPercent'
>;

type MoneyCardProps = {
  form: Pick<FormState<MoneyDraft>, 'draft' | 'errors' | 'change' | 'value'>;
};

/** What members pay at their gym, and what cancelling costs. */
export function MoneyCard({ form }: MoneyCardProps) {
  const { isFree, freeUntilHours } = form.draft;
  return (
    <Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Switch
          label={t.isFree}
          checked={isFree}
          onCheckedChange={(next) => form.change({ isFree: next })}
        />
        {!isFree && (
          <NumberField label={t.price} hint={t.priceHint} {...form.value('priceCents')} />
        )}
        <Disclosure
          label={t.cancelling}
          detail={t.cancellingBrief(freeUntilHours)}
          needed={Boolean(form.errors['freeUntilHours'])}
        >
          <div className="flex flex-wrap gap-x-3 gap-y-4 pb-3 [&>*]:flex-[1_1_8rem]">
            <NumberField
              label={t.freeUntil}
              inputMode="numeric"
              unit="hours"
              {...form.value('freeUntilHours')}
            />
            {!isFree && (
              <>
                <NumberField
                  label={t.late}
                  inputMode="numeric"
                  unit="%"
                  {...form.value('latePercent')}
                />
                <NumberField
                  label={t.missed}
                  inputMode="numeric"
                  unit="%"
                  {...form.value('missedPercent')}
                />
              </>
            )}
          </div>
        </Disclosure>
      </div>
    </Card>
  );
}
