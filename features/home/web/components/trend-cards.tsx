import { isMinor } from '#features/account/rules.ts';
import { useCurrentUser } from '#features/account/web/public.ts';
import { WeekEnergy, WeightGlance } from '#features/nutrition/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { LateChart } from '#platform/web/routing/late-chart.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';

const nothing = {};

/** Small charts of energy and weight in reserved space. */
export function TrendCards({ week }: { week: readonly CalendarDay[] }) {
  const age = useCurrentUser().data?.age ?? null;
  return (
    <>
      <Card title="Energy this week">
        <div className="min-h-45">
          <LateChart chart={WeekEnergy} with={{ week }} />
        </div>
      </Card>
      {/* Under 18 a weight is shown only where it is asked for. */}
      {(age === null || !isMinor(age)) && (
        <Card
          title="Weight"
          action={
            <LinkButton href="/progress/weight" variant="ghost" size="sm" className="-mr-3">
              Weigh in
            </LinkButton>
          }
        >
          <div className="min-h-39">
            <LateChart chart={WeightGlance} with={nothing} />
          </div>
        </Card>
      )}
    </>
  );
}
