import { PlanTerms, useOffer } from '#features/billing/web/public.ts';
import { dollars } from '#features/plans/rules/money.ts';
import {
  type BillingPeriod,
  PLANS,
  type PriceId,
  planOfPrice,
  plansFor,
  priceIdOf,
  priceOf,
} from '#features/plans/rules.ts';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { seatsSum } from '../../messages/new-gym.ts';

const PERIODS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
] as const;

const GYM_PLANS = plansFor('gym').map(({ key }) => key as Exclude<typeof key, 'free'>);

/** The gym plan to begin with unless another is asked for. */
export const FIRST_PRICE: PriceId = 'price_gym_starter_monthly';

type GymPriceProps = { value: PriceId; onChange: (price: PriceId) => void };

/** A gym plan and its terms, to be read before it begins. */
export function GymPrice({ value, onChange }: GymPriceProps) {
  const { plan, period } = planOfPrice(value);
  const offer = useOffer(value);
  const optionOf = (key: (typeof GYM_PLANS)[number]) => {
    const { name, limits } = PLANS[key];
    const seats = `${limits.trainerSeats} + ${limits.traineeSeats} seats`;
    return { value: key, label: `${name}, ${seats}, ${dollars(priceOf(key, period))}` };
  };
  return (
    <>
      <Segmented
        label="Billing period"
        options={PERIODS}
        value={period}
        onValueChange={(next: BillingPeriod) => onChange(priceIdOf(plan, next))}
      />
      <SelectField
        label="Plan"
        hint={seatsSum}
        value={plan}
        options={GYM_PLANS.map(optionOf)}
        onChange={(event) =>
          onChange(priceIdOf(event.target.value as (typeof GYM_PLANS)[number], period))
        }
      />
      {offer && (
        <div className="text-sm text-muted">
          <PlanTerms offer={offer} />
        </div>
      )}
    </>
  );
}
