import {
  Check,
  ChefHat,
  Coffee,
  Dumbbell,
  House,
  LineChart,
  Moon,
  Sun,
  UserRound,
  Users,
} from 'lucide-react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LogoMark } from '#platform/web/ui/logo.tsx';
import { Ring } from '#platform/web/ui/ring.tsx';
import { exampleOfRing, homeOnExampleDay } from '../../messages/landing.ts';

/** The day that the preview shows; fixed, and said to be an example. */
const day = { eatenKcal: 450, targetKcal: 600, sessions: 4, weeklyGoal: 5 };
const left = day.targetKcal - day.eatenKcal;
const week = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
const trained = [true, true, false, true, true, false, false];

const tabs = [House, Dumbbell, ChefHat, Users, LineChart, UserRound];

/** Home as it looks in the app, drawn with the app's own parts. */
export function PhonePreview() {
  return (
    <figure className="w-full max-w-[21rem]">
      <div className="rounded-[44px] border border-line-strong/50 bg-sunken p-2.5 shadow-float">
        <div className="flex flex-col gap-3 overflow-hidden rounded-[34px] border border-line bg-ground px-3.5 pt-4">
          <div className="flex items-center justify-between px-1">
            <span className="flex items-center gap-2">
              <LogoMark size={22} />
              <span className="text-lg font-semibold">Today</span>
            </span>
            <Badge tone="neutral">Example</Badge>
          </div>
          <Card as="div" className="flex flex-col items-center">
            <Ring
              value={day.eatenKcal}
              max={day.targetKcal}
              size={184}
              label={exampleOfRing(day.eatenKcal, day.targetKcal, left)}
            >
              <span aria-hidden className="block">
                <span className="block text-sm text-muted">Left today</span>
                <span className="tabular block text-[46px] leading-none font-semibold tracking-tight">
                  {left}
                </span>
                <span className="tabular mt-1 block text-sm text-muted">
                  of {day.targetKcal} kcal
                </span>
              </span>
            </Ring>
          </Card>
          <Card as="div">
            <p className="flex items-baseline justify-between text-sm">
              <span className="font-semibold">This week</span>
              <span className="tabular text-muted">
                {day.sessions} of {day.weeklyGoal} sessions
              </span>
            </p>
            <ol aria-hidden className="mt-3 grid grid-cols-7 gap-1">
              {week.map((name, at) => (
                <li key={`${name}${at}`} className="flex flex-col items-center gap-1">
                  <span className="text-xs text-muted">{name}</span>
                  <span
                    className={`grid size-7 place-items-center rounded-full border ${
                      trained[at]
                        ? 'border-transparent bg-accent-gradient text-on-solid'
                        : 'border-line bg-raised'
                    }`}
                  >
                    {trained[at] && <Check size={14} strokeWidth={3} />}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
          <Card as="div" className="text-sm">
            <ul className="flex flex-col gap-2.5">
              <Meal icon={<Coffee size={16} />} name="Breakfast" kcal={280} />
              <Meal icon={<Sun size={16} />} name="Lunch" kcal={170} />
              <Meal icon={<Moon size={16} />} name="Dinner" kcal={null} />
            </ul>
          </Card>
          <div aria-hidden className="-mx-3.5 flex justify-around border-t border-line py-3.5">
            {tabs.map((Icon, at) => (
              <Icon
                key={Icon.displayName}
                size={19}
                className={at === 0 ? 'text-accent' : 'text-faint'}
              />
            ))}
          </div>
        </div>
      </div>
      <figcaption className="mt-4 text-center text-sm text-faint">{homeOnExampleDay}</figcaption>
    </figure>
  );
}

function Meal(props: { icon: React.ReactNode; name: string; kcal: number | null }) {
  return (
    <li className="flex items-center gap-2.5">
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-xl border border-line bg-raised text-accent-2"
      >
        {props.icon}
      </span>
      <span className="flex-1">{props.name}</span>
      <span className="tabular text-muted">
        {props.kcal === null ? 'Not yet' : `${props.kcal} kcal`}
      </span>
    </li>
  );
}
