import { ShoppingBasket } from 'lucide-react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { joinFacts, useEnergyText } from '#features/food-log/web/public.ts';
import { energyOfTray, reviewHref, useTrayOf } from '#features/foods/web/public.ts';
import { KeptSentences } from '#features/kept-sentences/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { foodsNotLogged } from './messages/not-logged.ts';

type DayProps = { day: CalendarDay; today: CalendarDay };

/** In the food log: what of a day is gathered or told, and not logged. */
export const NotLogged = (props: DayProps) => (
  <>
    <WaitingFoods {...props} />
    <KeptSentences {...props} />
  </>
);

/** On a day's food log: foods that were gathered in search for it and not logged. */
function WaitingFoods({ day, today }: DayProps) {
  const owner = useCurrentUser().data?.id ?? '';
  const items = useTrayOf(owner, day);
  const energyOf = useEnergyText();
  const last = items.at(-1);
  if (!last) return null;
  return (
    <section
      aria-label="Gathered foods"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line-strong bg-surface p-2 pl-4"
    >
      <ShoppingBasket aria-hidden size={20} className="shrink-0 text-accent-2" />
      <p className="min-w-0 flex-1 basis-40">
        <span className="block font-medium">{foodsNotLogged(items.length)}</span>
        <span className="tabular block text-sm text-muted">
          {joinFacts(
            items.map(({ eatable }) => eatable.name).join(', '),
            energyOf(energyOfTray(items)),
          )}
        </span>
      </p>
      <LinkButton
        href={reviewHref({ date: day === today ? null : day, meal: last.meal })}
        className="grow sm:grow-0"
      >
        Review
      </LinkButton>
    </section>
  );
}
