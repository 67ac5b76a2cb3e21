import { CalendarDays, Clock, Dumbbell, MapPin, Target, Wand2 } from 'lucide-react';
import { LEVEL_NAMES } from '#features/exercises/web/public.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useUsualInput } from '../../hooks/use-usual-input.ts';
import { GOAL_NAMES } from '../../messages/making.ts';
import { noPlanText } from '../../messages/week.ts';
import { MAKE_NOW, NEW_PLAN } from '../addresses.ts';

/** The way to a first week: what is known already, and one button. */
export function NoPlanCard() {
  const { usual } = useUsualInput();
  return (
    <Card className="overflow-hidden">
      <div
        aria-hidden
        className="pointer-events-none absolute -top-32 -left-24 size-96 rounded-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--vivid-2)_var(--glow-strength),transparent),transparent)]"
      />
      <div className="relative">
        <span
          aria-hidden
          className="grid size-14 place-items-center rounded-3xl border border-line bg-accent-soft text-accent"
        >
          <Dumbbell size={26} />
        </span>
        <h2 className="mt-4 text-[min(1.5rem,8vw)] leading-tight font-bold">{noPlanText.title}</h2>
        <p className="mt-2 max-w-md text-muted">{noPlanText.lead}</p>
        <h3 className="mt-5 text-sm font-semibold text-muted">{noPlanText.known}</h3>
        {usual ? <Known input={usual.input} /> : <Skeleton className="mt-2 h-36" />}
        <div className="mt-5 grid gap-2">
          <LinkButton href={MAKE_NOW} size="lg" fullWidth icon={<Wand2 aria-hidden size={22} />}>
            {noPlanText.make}
          </LinkButton>
          <LinkButton href={NEW_PLAN} variant="secondary" fullWidth>
            {noPlanText.change}
          </LinkButton>
          {usual && usual.places.length === 0 && (
            <LinkButton href="/workouts/places/new" variant="ghost" fullWidth>
              {noPlanText.addPlace}
            </LinkButton>
          )}
        </div>
        <p className="mt-3 text-sm text-muted">{noPlanText.why}</p>
      </div>
    </Card>
  );
}

function Known({ input: { days, goal, level } }: { input: PlanInput }) {
  const minutes = [...new Set(days.map((day) => day.minutes))].sort((a, b) => a - b);
  const names = [...new Set(days.map(({ placeName }) => placeName ?? noPlanText.unknownPlace))];
  const lines = [
    { icon: CalendarDays, text: formatList(days.map(({ weekday }) => weekdayName(weekday))) },
    { icon: Clock, text: noPlanText.minutes(minutes) },
    { icon: Target, text: `${GOAL_NAMES[goal]}, ${LEVEL_NAMES[level].toLowerCase()}` },
    { icon: MapPin, text: formatList(names) },
  ];
  return (
    <ul className="mt-2 grid gap-2">
      {lines.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-start gap-2.5">
          <Icon aria-hidden size={18} className="mt-[3px] shrink-0 text-accent-2" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
