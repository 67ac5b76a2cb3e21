import { Check, ChefHat, Dumbbell, LineChart, Plus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#platform/web/ui/badge.tsx';
import {
  certifiedTrainers,
  fourParts,
  howToBook,
  mealsAndShoppingList,
  oneLineOfTime,
  planCookShop,
  seeExercises,
  sessionsForYou,
  sharingNotOpen,
  trendsNotNoise,
  whatSessionsSay,
} from '../../messages/landing.ts';

type Feature = {
  title: string;
  line: string;
  more: string;
  /** What of it cannot be used yet; null: all of it is open. */
  notYet: string | null;
  /** where more of it stands, for everyone */
  link?: { href: string; text: string };
  icon: ReactNode;
  piece: ReactNode;
};

const features: readonly Feature[] = [
  {
    title: 'AI Workouts',
    line: sessionsForYou,
    more: whatSessionsSay,
    notYet: null,
    link: { href: '/exercises', text: seeExercises },
    icon: <Dumbbell size={22} />,
    piece: <Sets />,
  },
  {
    title: 'Expert Trainers',
    line: certifiedTrainers,
    more: howToBook,
    notYet: sharingNotOpen,
    icon: <Users size={22} />,
    piece: <Slots />,
  },
  {
    title: 'Progress Tracking',
    line: oneLineOfTime,
    more: trendsNotNoise,
    notYet: null,
    icon: <LineChart size={22} />,
    piece: <Trend />,
  },
  {
    title: 'Meal Planning',
    line: mealsAndShoppingList,
    more: planCookShop,
    notYet: null,
    icon: <ChefHat size={22} />,
    piece: <Macros />,
  },
];

/** The four things Vigour does. One opens at a time; without a script all of them stand open. */
export function FeatureCards() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="safe-x mx-auto max-w-7xl scroll-mt-20 py-20 sm:px-6 lg:px-10 lg:py-32"
    >
      <h2
        id="features-title"
        className="max-w-3xl text-4xl leading-[1.02] font-semibold tracking-[-0.035em] sm:text-6xl"
      >
        {fourParts}
      </h2>
      <ul className="mt-12 grid grid-cols-1 items-start gap-4 md:grid-cols-2 lg:mt-16 lg:gap-5">
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
    </section>
  );
}

function FeatureCard(feature: Feature) {
  const id = feature.title.toLowerCase().replace(' ', '-');
  return (
    <li
      data-feature
      className="group overflow-hidden rounded-[28px] border border-line bg-surface transition-colors data-open:border-line-strong/70"
    >
      <div
        aria-hidden
        className="grid h-44 place-items-center overflow-hidden border-b border-line bg-sunken px-6"
      >
        {feature.piece}
      </div>
      <h3>
        <button
          type="button"
          aria-expanded="false"
          aria-controls={id}
          className="flex w-full items-start gap-4 p-5 text-left -outline-offset-4 transition-colors hover:bg-hover sm:p-6"
        >
          <span aria-hidden className="mt-0.5 text-accent-2">
            {feature.icon}
          </span>
          <span className="flex-1">
            <span className="block text-2xl leading-tight font-semibold">{feature.title}</span>
            <span className="mt-1.5 block font-normal text-muted">{feature.line}</span>
            {feature.notYet !== null && (
              <span className="mt-3 block">
                <Badge tone="neutral">{feature.notYet}</Badge>
              </span>
            )}
          </span>
          <Plus
            aria-hidden
            size={24}
            className="mt-0.5 shrink-0 text-muted transition-transform duration-300 group-data-open:rotate-45 noscript:hidden"
          />
        </button>
      </h3>
      <div className="grid grid-rows-[0fr] transition-[grid-template-rows] duration-300 ease-out-soft group-data-open:grid-rows-[1fr] noscript:grid-rows-[1fr]">
        <div id={id} className="invisible overflow-hidden group-data-open:visible noscript:visible">
          <p className="px-5 pb-6 pl-[3.625rem] text-lg text-muted sm:px-6 sm:pb-7 sm:pl-[3.875rem]">
            {feature.more}
            {feature.link && (
              <a
                href={feature.link.href}
                className="mt-2 flex min-h-11 w-fit items-center text-accent underline underline-offset-4"
              >
                {feature.link.text}
              </a>
            )}
          </p>
        </div>
      </div>
    </li>
  );
}

const sets: readonly [name: string, work: string, done: boolean][] = [
  ['Goblet squat', '3 × 10 · 16 kg', true],
  ['Bench press', '3 × 8 · 40 kg', true],
  ['Row', '3 × 10 · 32 kg', false],
];

function Sets() {
  return (
    <div className="flex w-full max-w-xs flex-col gap-1.5 text-sm">
      {sets.map(([name, work, done]) => (
        <div
          key={name}
          className="flex items-center gap-3 rounded-xl border border-line bg-surface px-3 py-1.5"
        >
          <span
            className={`grid size-6 place-items-center rounded-full border ${done ? 'border-transparent bg-accent-gradient text-on-solid' : 'border-line-strong'}`}
          >
            {done && <Check size={14} strokeWidth={3} />}
          </span>
          <span className="flex-1 font-medium">{name}</span>
          <span className="tabular text-muted">{work}</span>
        </div>
      ))}
    </div>
  );
}

const slots: readonly [day: string, times: readonly string[]][] = [
  ['Tue', ['6:30', '7:30', '17:00']],
  ['Wed', ['7:30', '12:15', '18:00']],
  ['Thu', ['6:30', '17:00', '18:00']],
];

function Slots() {
  return (
    <div className="grid w-full max-w-xs grid-cols-3 gap-2 text-center text-sm">
      {slots.map(([day, times], column) => (
        <div key={day} className="flex flex-col gap-1.5">
          <span className="text-muted">{day}</span>
          {times.map((time, row) => (
            <span
              key={time}
              className={`tabular rounded-xl border py-1 ${column === 1 && row === 1 ? 'border-accent bg-accent-soft font-semibold' : 'border-line bg-surface text-muted'}`}
            >
              {time}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function Trend() {
  return (
    <svg viewBox="0 0 320 130" className="h-36 w-full max-w-xs">
      <defs>
        <linearGradient id="trend" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="var(--vivid-1)" />
          <stop offset="1" stopColor="var(--vivid-3)" />
        </linearGradient>
      </defs>
      <path d="M0 30H320M0 70H320M0 110H320" stroke="var(--line)" fill="none" />
      <g fill="var(--faint)">
        {[24, 40, 22, 46, 36, 58, 48, 66, 60, 84, 70, 92, 86, 100].map((y, at) => (
          <circle key={`${at}-${y}`} cx={8 + at * 23.4} cy={y} r="2.5" />
        ))}
      </g>
      <path
        d="M4 28C60 34 90 40 130 52S210 74 250 86s50 9 66 12"
        fill="none"
        stroke="url(#trend)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

const macros: readonly [name: string, amount: string, width: string, colour: string][] = [
  ['Protein', '118 g', 'w-4/5', 'bg-protein'],
  ['Carbs', '196 g', 'w-3/5', 'bg-carbs'],
  ['Fat', '54 g', 'w-2/3', 'bg-fat'],
];

function Macros() {
  return (
    <div className="flex w-full max-w-xs flex-col gap-3 text-sm">
      {macros.map(([name, amount, width, colour]) => (
        <div key={name}>
          <div className="flex justify-between">
            <span className="font-medium">{name}</span>
            <span className="tabular text-muted">{amount}</span>
          </div>
          <div className="mt-1.5 h-2 rounded-full bg-line">
            <div className={`h-full rounded-full ${width} ${colour}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
