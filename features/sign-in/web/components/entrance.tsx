import { ChartNoAxesColumnIncreasing, Dumbbell, Salad } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Logo } from '#platform/web/ui/logo.tsx';
import {
  fastFoodLog,
  talkToDoctorFirst,
  targetsWithMaths,
  trainWithPurpose,
  workoutsForYou,
} from '../messages/entrance.ts';

const promises = [
  { icon: Dumbbell, text: workoutsForYou },
  { icon: Salad, text: fastFoodLog },
  { icon: ChartNoAxesColumnIncreasing, text: targetsWithMaths },
];

type EntranceProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** The frame of every page before one is signed in: on a wide screen with the product's promise beside it. */
export function Entrance({ title, lead, children, footer }: EntranceProps) {
  return (
    <div className="safe-x grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[1.05fr_1fr]">
      <aside className="hidden flex-col justify-between border-r border-line p-12 lg:flex xl:p-16">
        <Link href="/" aria-label="Vigour, start page" className="w-fit rounded-control">
          <Logo size={36} />
        </Link>
        <div className="max-w-lg">
          <p className="text-gradient pb-1 text-5xl leading-[1.08] font-bold tracking-tight xl:text-6xl">
            {trainWithPurpose}
          </p>
          <ul className="mt-10 flex flex-col gap-5">
            {promises.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-4 text-lg text-muted">
                <span className="grid size-11 shrink-0 place-items-center rounded-control border border-line bg-surface text-accent-2">
                  <Icon aria-hidden size={22} />
                </span>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <p className="max-w-lg text-sm text-faint">{talkToDoctorFirst}</p>
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className="safe-top safe-bottom mx-auto flex w-full max-w-md flex-col justify-center px-[min(1.25rem,5vw)] py-8 sm:px-6"
      >
        <div className="mb-8 flex justify-center lg:hidden">
          <Link href="/" aria-label="Vigour, start page" className="rounded-control">
            <Logo size={40} />
          </Link>
        </div>
        <h1 tabIndex={-1} className="text-[min(2.25rem,11vw)] leading-tight font-bold break-words">
          {title}
        </h1>
        {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
        {footer && <div className="mt-8">{footer}</div>}
      </main>
    </div>
  );
}
