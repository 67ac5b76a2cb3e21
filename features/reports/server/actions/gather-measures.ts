import { figureText } from '#features/measures/rules/figure-text.ts';
import { KINDS } from '#features/measures/rules/kinds.ts';
import { toKnownMeasure } from '#features/measures/rules/measure.ts';
import { dayFiguresOf } from '#features/measures/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { Period } from '../../rules/period.ts';
import type { ReportMeasure } from '../../rules/report-data.ts';

/** The measures that the app knows and that have figures in a period. Body fat is for adults alone. */
export async function gatherMeasures(
  db: Db,
  owner: OwnerId,
  period: Period,
  { isAdult }: { isAdult: boolean },
): Promise<ReportMeasure[]> {
  const kinds = KINDS.filter(({ key }) => isAdult || key !== 'bodyFat');
  const measured = await Promise.all(
    kinds.map(async (kind) => {
      const measure = toKnownMeasure(kind, 'cm');
      const figures = await dayFiguresOf(db, owner, kind.key, period);
      const [first, last] = [figures[0], figures.at(-1)];
      if (!first || !last) return [];
      return [
        {
          name: kind.name,
          first: figureText(first, measure),
          last: figureText(last, measure),
          days: figures.length,
        },
      ];
    }),
  );
  return measured.flat();
}
