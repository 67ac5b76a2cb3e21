import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import type { UsualFood } from '../../contract/usual-foods.ts';
import { usualFoodsApi } from '../../contract.ts';
import { mealName } from '../../rules/item/amount-text.ts';
import { partOf } from '../../rules/item/logged-item.ts';
import { usualKey } from '../../rules/usual-now.ts';
import { useIdsUntilDone, useLogItems } from './log-items.ts';

/** What this person eats at each meal, from the days before. */
export const useUsualFoods = (date: CalendarDay) =>
  useQuery(queryOf(usualFoodsApi.list, { query: { date } }));

/** Logs `share` times the usual portion of a food to its meal today, once however often it is pressed. */
export function useLogUsual(today: CalendarDay) {
  const { mutateAsync } = useLogItems();
  const ids = useIdsUntilDone();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  return {
    isPending: (food: UsualFood) => pending.has(usualKey(food)),
    async logUsual({ times: _, ...food }: UsualFood, share = 1): Promise<boolean> {
      const key = usualKey(food);
      if (pending.has(key)) return false;
      setPending((before) => new Set(before).add(key));
      const [id = ''] = ids.idsFor(key, 1);
      const { mealType, aiAnalyzed, aiConfidence } = food;
      const item = partOf({ ...food, note: null }, share);
      const logged = await mutateAsync({
        date: today,
        origin: 'recent',
        items: [{ ...item, id, mealType, aiAnalyzed, aiConfidence }],
        what: food.foodName,
        where: `${mealName[mealType]}, ${dayName(today, today)}`,
      }).then(
        () => true,
        () => false,
      );
      if (logged) ids.done(key);
      setPending((before) => new Set([...before].filter((other) => other !== key)));
      return logged;
    },
  };
}
