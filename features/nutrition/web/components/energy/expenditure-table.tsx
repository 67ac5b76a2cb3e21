import { useUnits } from '#features/account/web/public.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { ExpenditureDay } from '../../../contract.ts';
import { roundEstimate } from '../../../rules/learning/energy-balance.ts';
import { expenditureDayByDay } from '../../messages/progress.ts';
import { reasonText } from '../../messages.ts';

type ExpenditureTableProps = { days: readonly ExpenditureDay[]; withWeight: boolean };

/** What the chart shows, in figures, and what each day stands on: the latest first. */
export function ExpenditureTable({ days, withWeight }: ExpenditureTableProps) {
  const today = useToday();
  const { energy, energyUnit: energyIn, weight } = useUnits();
  const rounded = (kcal: number) => wholeText(roundEstimate(kcal, energyIn));
  const [energyUnit, weightUnit] = [energy(0).unit, weight(0).unit];
  const groundsOf = ({ weightKg, intakeKcal }: ExpenditureDay) => {
    const [kg, eaten] = [weight(weightKg ?? 0), energy(intakeKcal ?? 0)];
    const facts = [
      withWeight && weightKg !== null && `${kg.value} ${kg.unit}`,
      intakeKcal !== null && `${eaten.value} ${eaten.unit} eaten`,
    ];
    return facts.filter(Boolean).join(', ');
  };
  return (
    <div className="rounded-control border border-line">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{expenditureDayByDay}</caption>
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="px-3 py-2 font-medium">
              Day
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Uses ({energyUnit})
            </th>
            {withWeight && (
              <th scope="col" className="px-3 py-2 text-right font-medium">
                Trend ({weightUnit})
              </th>
            )}
          </tr>
        </thead>
        <tbody className="tabular divide-y divide-line">
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row" className="px-3 py-2 font-normal">
                <span className="block">{dateText(day.date, today)}</span>
                <span className="block text-sm text-muted">{reasonText[day.reason]}</span>
                <span className="block text-sm text-muted">{groundsOf(day)}</span>
              </th>
              <td className="px-3 py-2 text-right">
                <span className="block">{rounded(day.expenditureKcal)}</span>
                <span className="block text-sm text-muted">
                  {rounded(day.lowKcal)} to {rounded(day.highKcal)}
                </span>
              </td>
              {withWeight && (
                <td className="px-3 py-2 text-right">
                  {day.trendKg === null ? '–' : weight(day.trendKg).value}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
