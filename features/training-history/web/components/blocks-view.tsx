import { useUnits } from '#features/account/web/public.ts';
import { usePool } from '#features/own-exercises/web/public.ts';
import type { TrainingPlan } from '#features/training-plans/contract.ts';
import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { comparedSpans, compareSpans, type Span } from '../../rules/compare-blocks.ts';
import { useBlocks, useRange } from '../api.ts';
import { figure, loadIn } from '../messages/figures.ts';
import { blocksText } from '../messages/history.ts';
import { nameIn } from './addresses.ts';

/** This block so far against as many weeks of the last one. */
export function BlocksView() {
  const blocks = useBlocks();
  return <Loaded query={blocks}>{(all) => <Compared blocks={all} />}</Loaded>;
}

function Compared({ blocks }: { blocks: readonly TrainingPlan[] }) {
  const today = useToday();
  const { weightUnit } = useUnits();
  const nameOf = nameIn(usePool().nameOf);
  const spans = comparedSpans(blocks, today);
  const now = useRange(spans.now.from, spans.now.to);
  const before = useRange(spans.before.from, spans.before.to);
  const say = ({ from, to }: Span) =>
    `${shortDateText(from, today)} to ${shortDateText(to, today)}`;
  const kg = (value: number | null) =>
    value === null ? null : Math.round(loadIn(value, weightUnit) * 2) / 2;
  const whole = (value: number | null) =>
    value === null ? null : Math.round(loadIn(value, weightUnit));
  return (
    <Card title={spans.isBlock ? blocksText.titleBlock : blocksText.titleWeeks}>
      <Loaded query={before}>
        {(earlier) => (
          <Loaded query={now}>
            {(later) => {
              const { sessions, sets, volumeKg, lifts } = compareSpans(later, earlier);
              const [volumeNow, volumeBefore] = volumeKg;
              return (
                <>
                  <p className="text-lg font-semibold">{blocksText.finding(...sets)}</p>
                  <p className="mb-4 text-sm text-muted">
                    {blocksText.span(say(spans.now), say(spans.before))}
                  </p>
                  <FiguresTable
                    caption={blocksText.caption}
                    columns={[
                      blocksText.what,
                      blocksText.now,
                      blocksText.before,
                      blocksText.change,
                    ]}
                    rows={[
                      toRow(blocksText.sessions, ...sessions),
                      toRow(blocksText.sets, ...sets),
                      toRow(blocksText.volume(weightUnit), whole(volumeNow), whole(volumeBefore)),
                    ]}
                  />
                  <h3 className="mt-5 mb-2 font-semibold">{blocksText.bestMax(weightUnit)}</h3>
                  {lifts.length === 0 ? (
                    <p className="text-muted">{blocksText.noLifts}</p>
                  ) : (
                    <FiguresTable
                      caption={blocksText.bestMax(weightUnit)}
                      columns={columns}
                      rows={lifts.map((lift) =>
                        toRow(nameOf(lift.exercise), kg(lift.now), kg(lift.before)),
                      )}
                    />
                  )}
                  <p className="mt-3 text-sm text-muted">{blocksText.formula}</p>
                </>
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </Card>
  );
}

const UNKNOWN = '–';
const columns = [blocksText.what, blocksText.now, blocksText.before, blocksText.change];

function toRow(key: string, now: number | null, before: number | null) {
  const change = now === null || before === null ? null : now - before;
  const sign = change === null || change === 0 ? '' : change > 0 ? '+' : '−';
  return {
    key,
    cells: [
      key,
      now === null ? UNKNOWN : figure(now),
      before === null ? UNKNOWN : figure(before),
      change === null ? UNKNOWN : `${sign}${figure(Math.abs(change))}`,
    ],
  };
}
