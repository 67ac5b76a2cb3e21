import { useMutation } from '@tanstack/react-query';
import { PencilLine, Repeat, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RecurringEntry } from '#features/food-log/contract.ts';
import { mealName, portionText } from '#features/food-log/rules/item/amount-text.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { weekdaysText } from '#features/food-log/rules/recurrence.ts';
import {
  EditRepeat,
  joinFacts,
  ListError,
  ListLoading,
  repeatMutations,
  useEnergyText,
  useLogAddress,
  useRepeats,
} from '#features/food-log/web/public.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { howToRepeat, repeatsNotLoaded, suggestedTapToLog } from '../messages.ts';

/** What is proposed on certain weekdays, to be changed or ended. */
export function RepeatsPage() {
  const { diary } = useLogAddress();
  const repeats = useRepeats();
  const [edited, setEdited] = useState<RecurringEntry | null>(null);
  useFocusKept(repeats.data?.length ?? 0);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Repeating foods" subtitle={suggestedTapToLog} back={diary} />
      {repeats.isPending && <ListLoading label="Loading repeating foods" />}
      {repeats.isError && (
        <ListError title={repeatsNotLoaded} onRetry={() => void repeats.refetch()} />
      )}
      {repeats.data?.length === 0 && (
        <EmptyState
          icon={<Repeat size={28} />}
          title="No repeating foods yet"
          action={<LinkButton href={diary}>Open the food log</LinkButton>}
        >
          {howToRepeat}
        </EmptyState>
      )}
      {repeats.data && repeats.data.length > 0 && (
        <Card>
          <ul className="-my-2 divide-y divide-line">
            {repeats.data.map((entry) => (
              <RepeatRow key={entry.id} entry={entry} onEdit={() => setEdited(entry)} />
            ))}
          </ul>
        </Card>
      )}
      <EditRepeat entry={edited} onClose={() => setEdited(null)} />
    </div>
  );
}

function RepeatRow({ entry, onEdit }: { entry: RecurringEntry; onEdit: () => void }) {
  const today = useToday();
  const energyOf = useEnergyText();
  const remove = useMutation(repeatMutations.remove);
  const { item, mealType, weekdays, startsOn, endsOn } = entry;
  const portion = portionText(item);
  const span = [
    startsOn > today && `from ${dateText(startsOn, today)}`,
    endsOn !== null && `${endsOn < today ? 'ended' : 'until'} ${dateText(endsOn, today)}`,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3">
      <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
        <bdi className="line-clamp-3 font-medium">{item.foodName}</bdi>
        <span className="block text-sm">
          {weekdaysText(weekdays)}
          {span.length > 0 && `, ${span.join(', ')}`}
        </span>
        <span className="tabular block text-sm text-muted">
          {joinFacts(portion, mealName[mealType], energyOf(kcalOf(item)))}
        </span>
        <PendingMark kind="recurring-entry" ids={[entry.id]} />
      </span>
      <span className="-mr-2.5 ml-auto flex">
        <IconButton
          label={`Edit ${item.foodName}`}
          aria-haspopup="dialog"
          icon={<PencilLine aria-hidden size={20} />}
          onClick={onEdit}
        />
        <IconButton
          label={`Delete ${item.foodName}`}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(entry)}
        />
      </span>
    </li>
  );
}
