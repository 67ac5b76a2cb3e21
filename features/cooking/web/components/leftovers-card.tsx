import { CircleAlert, EllipsisVertical, Refrigerator, Snowflake } from 'lucide-react';
import { useState } from 'react';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { partOf } from '#features/food-log/rules/item/logged-item.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { Leftover } from '../../contract.ts';
import { isCalled } from '../../rules/leftover-name.ts';
import { LEFTOVER_KIND } from '../../rules/pending-leftovers.ts';
import { urgencyOf } from '../../rules/portions.ts';
import { type DishPlace, useDishPlace, useEatLeftover, useLeftovers } from '../api.ts';
import { describeUseBy, leftoverText, placeName, portionsText } from '../messages/leftovers.ts';
import { LeftoverSheet } from './leftover-sheet.tsx';

/**
 * What is in the fridge and freezer, to be eaten with one tap; with `called` those whose names have its words.
 * Without `at` today, to the meal of the hour. Draws nothing where there is nothing.
 */
export function LeftoversCard({ called = '', at }: { called?: string; at?: DishPlace }) {
  const place = useDishPlace(at);
  const { data: all = [] } = useLeftovers();
  const leftovers = all.filter(({ name }) => isCalled(name, called));
  const [opened, setOpened] = useState<Leftover | null>(null);
  useFocusKept(leftovers.length);
  return (
    <>
      {leftovers.length > 0 && (
        <Card title={leftoverText.title}>
          <ul className="-my-2 divide-y divide-line">
            {leftovers.map((one) => (
              <LeftoverRow key={one.id} leftover={one} at={place} onMore={() => setOpened(one)} />
            ))}
          </ul>
        </Card>
      )}
      <LeftoverSheet leftover={opened} at={place} onClose={() => setOpened(null)} />
    </>
  );
}

type LeftoverRowProps = { leftover: Leftover; at: DishPlace; onMore: () => void };

function LeftoverRow({ leftover, at, onMore }: LeftoverRowProps) {
  const energyOf = useEnergyText();
  const eating = useEatLeftover(at.day);
  const { id, name, portions, place, item } = leftover;
  const helping = Math.min(1, portions);
  const Icon = place === 'freezer' ? Snowflake : Refrigerator;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 py-3">
      <div className="flex min-w-0 flex-[1_1_12rem] items-start gap-3">
        <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-accent-2" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-muted">
            {portionsText(portions)} · {placeName[place]}
            <span className="tabular"> · {energyOf(kcalOf(partOf(item, helping)))}</span>
          </p>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-muted">
            <UseBy leftover={leftover} />
            <PendingMark kind={LEFTOVER_KIND} ids={[id]} />
          </p>
        </div>
      </div>
      <span className="-mr-2.5 flex shrink-0 items-center">
        <Button
          size="sm"
          variant="secondary"
          aria-label={leftoverText.eatOne(name, helping)}
          pending={eating.isPending}
          onClick={() => {
            const { meal } = at;
            // Where nothing says the meal, the sheet asks for it.
            if (meal === null) onMore();
            else eating.eat({ leftover, portions: helping, mealType: meal });
          }}
        >
          {leftoverText.eat} {Number(helping.toFixed(2))}
        </Button>
        <IconButton
          label={leftoverText.more(name)}
          aria-haspopup="dialog"
          icon={<EllipsisVertical aria-hidden size={20} />}
          onClick={onMore}
        />
      </span>
    </li>
  );
}

/** The use-by day in words; what is due or past is marked too. */
function UseBy({ leftover: { useBy, place } }: { leftover: Leftover }) {
  const today = useToday();
  const text = describeUseBy(useBy, today);
  const urgency = urgencyOf(useBy, today);
  if (urgency === 'later' || urgency === 'unknown') return <span>{text}</span>;
  const isPast = urgency === 'past' && place === 'fridge';
  return (
    <Badge tone={isPast ? 'danger' : 'warn'}>
      <CircleAlert aria-hidden size={14} />
      {text}
    </Badge>
  );
}
