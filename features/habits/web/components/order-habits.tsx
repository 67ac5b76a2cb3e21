import { useMutation } from '@tanstack/react-query';
import { OrderList } from '#platform/web/ui/order-list.tsx';
import type { Habit } from '../../contract.ts';
import { positionAt } from '../../rules/habit-kinds.ts';
import { reorderHabit } from '../api.ts';

/** The habits in an order that the person chooses. */
export function OrderHabits({ habits }: { habits: readonly Habit[] }) {
  const move = useMutation(reorderHabit);
  return (
    <OrderList
      items={habits.map(({ id, name }) => ({ id, label: name }))}
      onMove={(id, to) => {
        const habit = habits.find((one) => one.id === id);
        const others = habits.filter((one) => one.id !== id);
        if (habit) move.mutate({ ...habit, position: positionAt(others, to) });
      }}
    />
  );
}
