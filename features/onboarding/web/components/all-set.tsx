import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ProfileInput } from '#features/account/contract.ts';
import { formatHeight, formatWeight } from '#features/account/rules/measures.ts';
import { PLANS } from '#features/plans/rules.ts';
import { shortWeekdayName, WEEK } from '#platform/shared/calendar-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import {
  genderNames,
  goalTexts,
  levelTexts,
  plansFreeForDays,
  readyToGo,
  roleTexts,
} from '../messages.ts';

type AllSetProps = {
  profile: ProfileInput;
  /** Goes on to a page, or to the one that was wanted. */
  onContinue: (path?: string) => void;
};

/** The end: what was saved, the way on, and a quiet word about plans. */
export function AllSet({ profile, onContinue }: AllSetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = 'All Set · Vigour';
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="flex flex-1 animate-appear flex-col sm:flex-none sm:rounded-card sm:border sm:border-line sm:bg-surface sm:shadow-float">
      <div className="safe-x flex flex-1 flex-col justify-center py-6 sm:px-8">
        <span
          aria-hidden
          className="mb-5 grid size-20 place-items-center self-center rounded-full bg-vivid-gradient p-1"
        >
          <span className="grid size-full place-items-center rounded-full bg-ground text-accent">
            <Check size={36} strokeWidth={3} />
          </span>
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-center text-4xl font-semibold sm:text-5xl">
          All Set
        </h1>
        <p className="mt-2 mb-5 text-center text-lg text-muted">{readyToGo(profile.firstName)}</p>
        <dl className="divide-y divide-line rounded-card border border-line bg-surface px-4 sm:bg-raised">
          {summaryOf(profile).map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6 py-3">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular min-w-0 text-right font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="save-bar safe-bottom bottom-0 [@media(min-height:24rem)]:sticky border-t border-line bg-ground/95 backdrop-blur sm:rounded-b-card sm:bg-surface/95">
        <div className="safe-x py-3 sm:px-8 sm:py-4">
          <Button size="lg" fullWidth onClick={() => onContinue()}>
            Get started
            <ArrowRight aria-hidden size={20} />
          </Button>
          <Button
            variant="ghost"
            size="sm"
            fullWidth
            className="mt-1"
            onClick={() => onContinue('/profile/plan')}
          >
            {plansFreeForDays(PLANS.starter.trialDays)}
          </Button>
        </div>
      </div>
    </div>
  );
}

function bodyText({ weight = 0, weightUnit = 'kg', height, heightUnit = 'cm' }: ProfileInput) {
  const shown = [formatWeight(weight, weightUnit), formatHeight(height, heightUnit)];
  return shown.map(({ value, unit }) => `${value} ${unit}`).join(', ');
}

function summaryOf(profile: ProfileInput): { label: string; value: string }[] {
  const { role, schedule } = profile;
  const rows = [
    { label: 'About you', value: `${profile.age} years, ${genderNames[profile.gender]}` },
    { label: 'Body', value: bodyText(profile) },
    ...(role ? [{ label: 'Role', value: roleTexts[role].title }] : []),
    { label: 'Fitness level', value: levelTexts[profile.fitnessLevel].title },
    { label: 'Goals', value: profile.goals.map((goal) => goalTexts[goal].title).join(', ') },
  ];
  const days = WEEK.filter((day) => schedule?.trainingDays.includes(day)).map(shortWeekdayName);
  const minutes = schedule?.sessionMinutes ? [`${schedule.sessionMinutes} min`] : [];
  const wish = [days.join(' '), ...minutes].filter(Boolean).join(', ');
  return wish ? [...rows, { label: 'Training', value: wish }] : rows;
}
