import { policyWords } from '#features/booking-terms/rules/policy-words.ts';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { cancelText as t, timesText } from '../messages/form.ts';
import { draftPolicy, type OfferDraft, toCents } from './offer-draft.ts';

const FIELDS = ['freeUntilHours', 'latePercent', 'missedPercent'] as const;

/** What cancelling late and not coming cost, and the words in which people read it. */
export function CancelFields({ form }: { form: Form<OfferDraft> }) {
  const { freeUntilHours, isFree, price, packs, lateTakesCredit, missedTakesCredit } = form.draft;
  const policy = draftPolicy(form.draft);
  const priceCents = isFree ? 0 : toCents(price);
  const isReadable = [
    priceCents,
    policy.freeUntilHours,
    policy.latePercent,
    policy.missedPercent,
  ].every(Number.isFinite);
  const hasPacks = packs.length > 0;
  return (
    <Disclosure
      label={t.title}
      detail={t.brief(freeUntilHours)}
      needed={FIELDS.some((name) => form.errors[name])}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-3">
        <NumberField
          label={t.freeUntil}
          hint={t.freeUntilHint}
          inputMode="numeric"
          unit={timesText.hours}
          {...form.value('freeUntilHours')}
        />
        <div className="flex flex-wrap gap-x-3 gap-y-4 [&>*]:flex-[1_1_9rem]">
          <NumberField label={t.late} inputMode="numeric" unit="%" {...form.value('latePercent')} />
          <NumberField
            label={t.missed}
            inputMode="numeric"
            unit="%"
            {...form.value('missedPercent')}
          />
        </div>
        {hasPacks && (
          <>
            <Switch
              label={t.lateCredit}
              checked={lateTakesCredit}
              onCheckedChange={(next) => form.change({ lateTakesCredit: next })}
            />
            <Switch
              label={t.missedCredit}
              checked={missedTakesCredit}
              onCheckedChange={(next) => form.change({ missedTakesCredit: next })}
            />
          </>
        )}
        {isReadable && (
          <div aria-live="polite" className="rounded-control bg-raised px-4 py-3 text-sm">
            <p className="text-muted">{t.preview}</p>
            <p>{policyWords({ policy, priceCents, hasCredit: false }).join(' ')}</p>
            {hasPacks && (
              <>
                <p className="mt-2 text-muted">{t.previewCredit}</p>
                <p>{policyWords({ policy, priceCents, hasCredit: true }).join(' ')}</p>
              </>
            )}
          </div>
        )}
      </div>
    </Disclosure>
  );
}
