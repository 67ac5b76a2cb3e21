import { useUnits } from '#features/account/web/public.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { AcceptedTarget, Expenditure } from '../../../contract/check-ins.ts';
import { roundEstimate } from '../../../rules/learning/energy-balance.ts';
import { useExplainedCheckIn } from '../../api/targets.ts';
import {
  asKnownThen,
  dataChangedSince,
  daysBehindIt,
  whatTheWeekRestsOn,
} from '../../messages/check-in.ts';
import { ExpenditureTable } from '../energy/expenditure-table.tsx';
import { TargetArithmetic } from '../targets/target-arithmetic.tsx';

type CheckInDialogProps = { accepted: AcceptedTarget; withWeight: boolean; onClose: () => void };

/** What a target was decided on, as it was then: its steps, what was known, and each day behind it. */
export function CheckInDialog({ accepted, withWeight, onClose }: CheckInDialogProps) {
  const today = useToday();
  const { energyUnit } = useUnits();
  const query = useExplainedCheckIn(accepted.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Accepted on ${dateText(accepted.date, today)}`}
      description={asKnownThen}
    >
      <Loaded query={query}>
        {({ target, learnt, days, editedSince }) => (
          <>
            {editedSince && (
              <div className="mb-4">
                <StatusMessage tone="info" title="Edited since">
                  {dataChangedSince}
                </StatusMessage>
              </div>
            )}
            <TargetArithmetic target={target} unit={energyUnit} />
            {learnt && <Grounds learnt={learnt} />}
            {days.length > 0 && (
              <div className="mt-3">
                <Disclosure label={daysBehindIt(days.length)}>
                  <ExpenditureTable days={days} withWeight={withWeight} />
                </Disclosure>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** How much it stood on. */
function Grounds({ learnt }: { learnt: Expenditure }) {
  const { energy, energyUnit } = useUnits();
  const rounded = (kcal: number) => wholeText(roundEstimate(kcal, energyUnit));
  const { days, weighedDays, loggedDays, lowKcal, highKcal, formulaKcal } = learnt;
  return (
    <section className="mt-5">
      <h3 className="font-semibold">Based on</h3>
      <p className="tabular mt-1 text-muted">
        {whatTheWeekRestsOn(
          days,
          weighedDays,
          loggedDays,
          rounded(lowKcal),
          rounded(highKcal),
          energy(0).unit,
          energy(formulaKcal).value,
        )}
      </p>
    </section>
  );
}
