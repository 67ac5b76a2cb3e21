import { Medal } from 'lucide-react';
import { useNumbersHidden } from '#features/account/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Switch } from '#platform/web/ui/switch.tsx';
import { isEarned, type Trophy } from '../../rules/trophies.ts';
import { useChooseTrophies, useTrophies } from '../api.ts';
import { trophyNames, trophyText } from '../messages.ts';

/** Trophies and the one switch that turns them off. Nothing in the gentle mode. */
export function TrophiesCard() {
  const today = useToday();
  const isGentle = useNumbersHidden();
  const { data } = useTrophies(today);
  const choose = useChooseTrophies();
  if (isGentle || !data || (data.shown && data.earned === null)) return null;
  const { shown, version, earned } = data;
  return (
    <Card title={trophyText.title}>
      <Switch
        label={trophyText.show}
        description={trophyText.lead}
        checked={choose.isPending ? choose.variables.shown : shown}
        onCheckedChange={(next) => choose.mutate({ shown: next, version })}
      />
      {earned && (
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-2">
          {earned
            .toSorted((a, b) => Number(isEarned(b)) - Number(isEarned(a)))
            .map((trophy) => (
              <TrophyRow key={trophy.kind} trophy={trophy} />
            ))}
        </ul>
      )}
    </Card>
  );
}

function TrophyRow({ trophy }: { trophy: Trophy }) {
  const { kind, count, of } = trophy;
  const { name, detail } = trophyNames[kind];
  const isHere = isEarned(trophy);
  return (
    <li className="flex items-center gap-3 rounded-control border border-line p-3">
      <span
        aria-hidden
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full',
          isHere
            ? 'bg-accent-gradient text-on-solid'
            : 'border-2 border-dashed border-line-strong text-faint',
        )}
      >
        <Medal size={22} />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-muted">{detail}</span>
        <span className="tabular block text-sm text-muted">
          {isHere ? trophyText.earned : trophyText.progress(count, of)}
        </span>
      </span>
    </li>
  );
}
