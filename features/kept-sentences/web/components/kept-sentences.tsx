import { MessageSquareText, Trash2 } from 'lucide-react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { mealName } from '#features/food-log/rules/item/amount-text.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { useOfflinePart } from '#platform/web/offline/offline-state.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { type KeptSentence, keptOn } from '../../rules.ts';
import { forgetSentence, keepSentence, useKeptSentences } from '../hooks/kept-list.ts';
import {
  notReadYet,
  opensForReview,
  readWhenConnected,
  removeSentence,
  sentenceRemoved,
} from '../messages.ts';

const hrefOf = ({ id, day, meal }: KeptSentence, today: CalendarDay): string =>
  `/log-food/describe?${new URLSearchParams({ ...(day !== today && { date: day }), ...(meal && { meal }), kept: id })}`;

/** Sentences of a day that wait to be read, each opened by one tap. */
export function KeptSentences({ day, today }: { day: CalendarDay; today: CalendarDay }) {
  const owner = useCurrentUser().data?.id ?? '';
  const offline = useOfflinePart('offline');
  const list = keptOn(useKeptSentences(), owner, day, today);
  if (list.length === 0) return null;
  return (
    <Card title={notReadYet}>
      <p className="text-sm text-muted">{offline ? readWhenConnected : opensForReview}</p>
      <ul className="-mx-2 mt-2 divide-y divide-line">
        {list.map((one) => (
          <li key={one.id} className="flex items-center">
            <div className="min-w-0 flex-1">
              <ListRow
                icon={<MessageSquareText size={20} />}
                title={<bdi className="line-clamp-2 wrap-anywhere">{one.text}</bdi>}
                detail={[one.day !== day && dayName(one.day, today), one.meal && mealName[one.meal]]
                  .filter(Boolean)
                  .join(' · ')}
                href={hrefOf(one, today)}
              />
            </div>
            <IconButton
              label={removeSentence(one.text)}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => {
                forgetSentence(one.id);
                toast(sentenceRemoved(one.text, () => keepSentence(one)));
              }}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
