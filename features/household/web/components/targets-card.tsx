import { useEnergyText } from '#features/food-log/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import type { MemberTarget } from '../../contract.ts';
import { useSharedTargets, useShareTargets } from '../api.ts';
import { targetsText as text } from '../messages/household.ts';

type TargetsCardProps = { isShared: boolean };

/** The own consent, and what others share. */
export function TargetsCard({ isShared }: TargetsCardProps) {
  const today = useToday();
  const share = useShareTargets();
  const { data: targets } = useSharedTargets(today, true);
  return (
    <Card title={text.title}>
      <div className="grid gap-4">
        <Switch
          label={text.share}
          description={text.shareHint}
          checked={share.isPending ? share.variables : isShared}
          onCheckedChange={(next) => share.mutate(next)}
        />
        {targets && targets.length === 0 && <p className="text-muted">{text.none}</p>}
        {targets && targets.length > 0 && (
          <ul className="divide-y divide-line">
            {targets.map((one) => (
              <TargetRow key={one.id} {...one} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function TargetRow({ name, target }: MemberTarget) {
  const energyOf = useEnergyText();
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2">
      <bdi className="min-w-24 flex-1 font-medium wrap-anywhere">{name}</bdi>
      {target && <span className="tabular font-semibold">{energyOf(target.calories)}</span>}
      <span className="tabular basis-full text-sm text-muted">
        {target ? text.macros(target.protein, target.carbs, target.fat) : text.hidden}
      </span>
    </li>
  );
}
