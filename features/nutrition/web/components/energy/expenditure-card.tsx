import { useUnits } from '#features/account/web/public.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { Expenditure } from '../../../contract/check-ins.ts';
import { roundEstimate } from '../../../rules/learning/energy-balance.ts';
import { ENOUGH, LOGGED_OF_SEVEN } from '../../../rules/learning/learnt-expenditure.ts';
import {
  daysSinceFirstWeigh,
  followsHowYouLog,
  formulasEstimate,
  tooFewDaysLogged,
} from '../../messages/progress.ts';
import { missingText } from '../../messages.ts';

/** What a person uses a day as far as it is known, as a range, and what is missing. */
export function ExpenditureCard({ expenditure }: { expenditure: Expenditure }) {
  const { energy, energyUnit } = useUnits();
  const { unit } = energy(0);
  const rounded = (kcal: number) => wholeText(roundEstimate(kcal, energyUnit));
  const { state, expenditureKcal, lowKcal, highKcal, formulaKcal } = expenditure;
  const learning = state === 'learning';
  // A formula's figure stands under Targets too, where its sum is shown whole.
  const formula = energy(formulaKcal).value;
  return (
    <Card
      title="What you use"
      action={
        <Badge tone={state === 'ready' ? 'accent' : 'neutral'}>
          {{ learning: 'Needs more data', ready: 'Learnt', holding: 'Resting' }[state]}
        </Badge>
      }
    >
      <p className="tabular">
        <span className="text-3xl font-semibold">
          {learning ? formula : rounded(expenditureKcal)}
        </span>{' '}
        <span className="text-muted">{unit} a day</span>
      </p>
      {learning ? (
        <>
          <p className="mt-1 text-muted">{formulasEstimate(missingText(expenditure))}</p>
          <div className="mt-4 grid gap-4">
            <Gathered label={daysSinceFirstWeigh} value={expenditure.days} of={ENOUGH.days} />
            <Gathered label="Days weighed" value={expenditure.weighedDays} of={ENOUGH.weighIns} />
          </div>
        </>
      ) : (
        <p className="mt-1 text-muted">
          Likely {rounded(lowKcal)}–{rounded(highKcal)} {unit}. Formula: {formula}.
        </p>
      )}
      {state === 'holding' && (
        <p className="mt-3 text-muted">
          {tooFewDaysLogged(expenditure.loggedLastWeek, LOGGED_OF_SEVEN)}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">{followsHowYouLog}</p>
      {state !== 'ready' && (
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton href="/progress/weight" variant="secondary" size="sm">
            Weigh in
          </LinkButton>
          <LinkButton href="/log-food" variant="secondary" size="sm">
            Log food
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function Gathered({ label, value, of }: { label: string; value: number; of: number }) {
  const words = `${Math.min(value, of)} of ${of}`;
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-3">
        <span>{label}</span>
        <span className="tabular text-muted">{words}</span>
      </div>
      <ProgressBar value={value} max={of} label={label} valueText={words} className="mt-2" />
    </div>
  );
}
