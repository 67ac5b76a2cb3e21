import { Lock, SlidersHorizontal, Target } from 'lucide-react';
import { LogoMark } from '#platform/web/ui/logo.tsx';
import { basedOnBodyAndGoals, editAnswersAnyTime, onlyYouSeeBodyData } from '../messages.ts';

const points = [
  {
    icon: Target,
    title: 'Targets that fit you',
    text: basedOnBodyAndGoals,
  },
  {
    icon: SlidersHorizontal,
    title: 'Easy to change',
    text: editAnswersAnyTime,
  },
  {
    icon: Lock,
    title: 'Private by default',
    text: onlyYouSeeBodyData,
  },
];

/** Introduction of the wizard. */
export function WelcomeStep() {
  return (
    <>
      <div
        aria-hidden
        className="mb-3 grid place-items-center rounded-card border border-line bg-sunken ground-glow py-6 [@media(max-height:40rem)]:hidden"
      >
        <LogoMark size={72} />
      </div>
      <ul className="flex flex-col gap-3">
        {points.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 sm:bg-raised"
          >
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent"
            >
              <Icon size={22} />
            </span>
            <span className="min-w-32 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="block text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
