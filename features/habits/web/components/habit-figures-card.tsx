import { Card } from '#platform/web/ui/card.tsx';
import { Stat } from '#platform/web/ui/stat.tsx';
import type { HabitFigures } from '../../rules/habit-figures.ts';
import { MAX_FREEZES } from '../../rules/streak.ts';
import { detailText, figureText, habitWords } from '../messages/habits.ts';

/** What a habit comes to: days in all and returns beside the run, which counts no more than they do. */
export function HabitFiguresCard({ figures }: { figures: HabitFigures }) {
  const { counts, run, longest, keptDays, returns, freezes } = figures;
  return (
    <Card title={detailText.figures}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-4">
        <Stat
          label={habitWords.inAll}
          value={figureText(keptDays)}
          unit={habitWords.unit('days', keptDays)}
        />
        <Stat
          label={habitWords.inARow}
          value={figureText(run)}
          unit={habitWords.unit(counts, run)}
        />
        <Stat
          label={habitWords.longest}
          value={figureText(longest)}
          unit={habitWords.unit(counts, longest)}
        />
        <Stat
          label={habitWords.returns}
          value={figureText(returns)}
          unit={habitWords.times(returns)}
        />
        {freezes !== null && (
          <Stat
            label={habitWords.freezes}
            value={freezes}
            unit={habitWords.ofFreezes(MAX_FREEZES)}
          />
        )}
      </div>
      <p className="mt-4 text-sm text-muted">
        {counts === 'weeks' ? habitWords.weeksHow : habitWords.freezeHow}
      </p>
    </Card>
  );
}
