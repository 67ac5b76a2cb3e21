import { momentWords } from '#features/free-times/rules/when-words.ts';
import type { Clash } from '#features/free-times/rules/why-not-free.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useViewerZone } from '../../hooks/use-viewer-zone.ts';
import { clashWords } from '../../messages/book.ts';
import { seriesText as t } from '../../messages/series.ts';

export type SeriesWeek = { week: number; start: string | null; clashes: readonly Clash[] };

type SeriesWeeksProps = {
  weeks: readonly SeriesWeek[];
  /** starts that the person leaves out */
  left: readonly string[];
  onChange: (left: readonly string[]) => void;
  problem: string | undefined;
};

/** The weeks of a series: those that can be booked are ticked, the others say why not. */
export function SeriesWeeks({ weeks, left, onChange, problem }: SeriesWeeksProps) {
  const zone = useViewerZone();
  const hasClash = weeks.some(({ start, clashes }) => start === null || clashes.length > 0);
  const toggle = (start: string) =>
    onChange(left.includes(start) ? left.filter((one) => one !== start) : [...left, start]);
  return (
    <Card>
      <ul className="-my-2 divide-y divide-line">
        {weeks.map(({ week, start, clashes }) => (
          <li key={week} className="py-1">
            {start !== null && clashes.length === 0 ? (
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={!left.includes(start)}
                  onChange={() => toggle(start)}
                  className="size-5 shrink-0 accent-(--solid-1)"
                />
                <span className="min-w-0">{momentWords(Date.parse(start), zone)}</span>
              </label>
            ) : (
              <p className="flex min-h-11 flex-col justify-center pl-8 text-muted">
                {start !== null && <span>{momentWords(Date.parse(start), zone)}</span>}
                <span className="text-sm text-warn">
                  {start === null
                    ? t.noSuchHour
                    : t.cannot(clashes.map((one) => clashWords[one]).join(', '))}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasClash && <p className="mt-4 text-sm text-muted">{t.someClash}</p>}
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </Card>
  );
}
