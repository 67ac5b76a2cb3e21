import { useUnits } from '#features/account/web/public.ts';
import { useDaysBetween } from '#features/food-log/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { useWidth } from '#platform/web/charts/use-width.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { shownTarget } from '../../../rules/learning/energy-balance.ts';
import { meanOfWhole, progressDays } from '../../../rules/progress-days.ts';
import { higherDaysOf, weekEnergy } from '../../../rules/targets/day-pattern.ts';
import { type WeekBar, weekBars } from '../../../rules/week-bars.ts';
import { useTargets, useWholeDays } from '../../api/day-target.ts';
import {
  averageAfterFullDay,
  lineIsTarget,
  notFullDay,
  nothingLoggedWeek,
  paleNotFull,
  perDayOn,
  weekNotLoaded,
} from '../../messages/glance.ts';

const HEIGHT = 96;
const MAX_BAR_PX = 28;

/** Energy of a week's days against their targets. A day that is not known is a gap. */
export function WeekEnergy({ week }: { week: readonly CalendarDay[] }) {
  const today = useToday();
  const { energy, energyUnit } = useUnits();
  const period = { from: week[0] ?? today, to: week.at(-1) ?? today };
  const logged = useDaysBetween(period.from, period.to);
  const whole = useWholeDays(period, today);
  const targets = useTargets(today);
  if (logged.isPending || whole.isPending || targets.isPending) return null;
  if (logged.isError) return <p className="text-muted">{weekNotLoaded}</p>;
  const { settings, week: shares } = targets.data ?? {};
  const days =
    settings && shares
      ? weekEnergy(
          shares.meanKcal,
          shares.lowestKcal,
          higherDaysOf(settings, shares.trainingDays),
          settings.higherPercent,
        )
      : null;
  const shownDays = progressDays(period, { eaten: logged.data, wholeDays: whole.data ?? [] });
  const bars = weekBars(shownDays, days);
  const mean = meanOfWhole(shownDays, 'calories');
  const isNothingLogged = bars.every(({ kcal }) => kcal === null);
  const { unit } = energy(0);
  const shown = (kcal: number) => `${energy(kcal).value} ${unit}`;
  const method = targets.data?.target?.method ?? 'adult';
  const target = (energyKcal: number) =>
    `${wholeText(shownTarget({ energyKcal, method }, energyUnit))} ${unit}`;
  const isPale = ({ date, kcal, whole }: WeekBar) => kcal !== null && !whole && date < today;
  const said = (bar: WeekBar) => {
    const { date, kcal, atLeast, targetKcal } = bar;
    const eaten = kcal === null ? 'unknown' : `${atLeast ? 'at least ' : ''}${shown(kcal)}`;
    return `${dateText(date, today)}: ${eaten}${isPale(bar) ? `, ${notFullDay}` : ''}${targetKcal === null ? '' : `, target ${target(targetKcal)}`}`;
  };
  return (
    <figure>
      <figcaption className="tabular text-muted">
        {mean === null ? (
          isNothingLogged ? (
            nothingLoggedWeek
          ) : (
            averageAfterFullDay
          )
        ) : (
          <>
            {mean.atLeast && 'At least '}
            <span className="text-2xl font-semibold text-ink">{energy(mean.value).value}</span>{' '}
            {perDayOn(unit, mean.days)}
          </>
        )}
      </figcaption>
      <Bars bars={bars} isPale={isPale} />
      <ul className="sr-only">
        {bars.map((bar) => (
          <li key={bar.date}>{said(bar)}</li>
        ))}
      </ul>
      <div aria-hidden className="mt-1 grid grid-cols-7 text-center text-sm text-muted">
        {week.map((date) => (
          <span key={date} className={date === today ? 'font-semibold text-ink' : undefined}>
            {dateText(date, today).charAt(0)}
          </span>
        ))}
      </div>
      <p className="mt-1 text-sm text-muted">
        {days && lineIsTarget} {bars.some(isPale) && paleNotFull}
      </p>
    </figure>
  );
}

/** Up to the target a bar is filled, beyond it outlined: seen without colour. */
function Bars({ bars, isPale }: { bars: readonly WeekBar[]; isPale: (bar: WeekBar) => boolean }) {
  const [width, follow] = useWidth();
  const most = Math.max(1, ...bars.flatMap(({ kcal, targetKcal }) => [kcal ?? 0, targetKcal ?? 0]));
  const column = width / Math.max(1, bars.length);
  const wide = Math.min(MAX_BAR_PX, column * 0.6);
  const y = (kcal: number) => HEIGHT - (kcal / most) * (HEIGHT - 4);
  return (
    <div ref={follow} className="mt-2 overflow-hidden">
      <svg aria-hidden width={width} height={HEIGHT} className="block">
        {bars.map((bar, at) => {
          const { date, kcal, targetKcal } = bar;
          const x = at * column + (column - wide) / 2;
          const within = Math.min(kcal ?? 0, targetKcal ?? kcal ?? 0);
          return (
            <g key={date}>
              {kcal !== null && (
                <rect
                  x={x}
                  y={y(within)}
                  width={wide}
                  height={HEIGHT - y(within)}
                  rx={3}
                  className="fill-accent"
                  opacity={isPale(bar) ? 0.4 : 1}
                />
              )}
              {kcal !== null && kcal > within && (
                <rect
                  x={x + 1}
                  y={y(kcal) + 1}
                  width={wide - 2}
                  height={y(within) - y(kcal)}
                  fill="none"
                  strokeWidth={2}
                  strokeDasharray="3 2"
                  className="stroke-accent"
                />
              )}
              {targetKcal !== null && (
                <line
                  x1={at * column + 2}
                  x2={(at + 1) * column - 2}
                  y1={y(targetKcal)}
                  y2={y(targetKcal)}
                  strokeWidth={2}
                  className="stroke-muted"
                />
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
