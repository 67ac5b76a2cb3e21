import { Play, Star } from 'lucide-react';
import { PLANS } from '#features/plans/rules.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonStyle } from '#platform/web/ui/button-style.ts';
import {
  daysFreeThenPlan,
  oneAppForTheDay,
  seeItAddUp,
  trainEat,
  whatIsOpenNow,
} from '../../messages/landing.ts';
import { rating } from './claims-content.ts';
import { demoVideo } from './demo-video-files.ts';
import { PhonePreview } from './phone-preview.tsx';

/** The promise, the two ways on, and the product itself. */
export function Hero() {
  return (
    <section
      aria-labelledby="promise"
      className="safe-x relative mx-auto grid max-w-7xl grid-cols-1 items-center gap-x-12 gap-y-16 py-10 sm:px-6 lg:min-h-[calc(100svh-4rem)] lg:grid-cols-[minmax(0,1fr)_auto] lg:px-10 lg:py-12"
    >
      <div>
        <h1
          id="promise"
          tabIndex={-1}
          className="text-[min(13.5vw,6.75rem)] leading-[0.94] font-semibold tracking-[-0.045em] lg:text-[clamp(4rem,7.6vw,6.75rem)]"
        >
          {trainEat}
          <br />
          {seeItAddUp((words) => (
            <span className="text-gradient pr-[0.06em]">{words}</span>
          ))}
        </h1>
        <p className="mt-7 max-w-[34rem] text-xl leading-snug text-muted sm:text-2xl">
          {oneAppForTheDay}
        </p>
        <div className="mt-9 flex flex-col gap-3 sm:flex-row">
          <a
            href="/login"
            data-wants-trial
            className={buttonStyle({ size: 'lg', className: 'sm:px-8' })}
          >
            Start Free Trial
          </a>
          {/* Without a script the button opens the film itself. */}
          <form action={demoVideo.films[0].src} data-demo-video className="contents">
            <Button
              type="submit"
              variant="secondary"
              size="lg"
              icon={<Play aria-hidden size={18} className="fill-current text-accent" />}
            >
              Watch the demo
            </Button>
          </form>
        </div>
        <p className="mt-4 text-sm text-muted">{daysFreeThenPlan(PLANS.starter.trialDays)}</p>
        <p className="mt-2 max-w-[34rem] text-sm text-muted">{whatIsOpenNow}</p>
        <p className="mt-10 flex items-center gap-2.5 text-muted">
          <Star aria-hidden size={18} className="shrink-0 fill-current text-accent-3" />
          <span>
            Rated <strong className="font-semibold text-ink">{rating.score}</strong> by {rating.by}
          </span>
        </p>
      </div>
      <div className="relative grid grid-cols-1 justify-items-center lg:w-[27rem]">
        <Orbit />
        <PhonePreview />
      </div>
    </section>
  );
}

/** The day's ring, once more and very large: three quarters done, as on the phone. */
function Orbit() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 600 600"
      className="pointer-events-none absolute top-1/2 left-1/2 -z-10 w-[min(46rem,118vw)] max-w-none -translate-x-1/2 -translate-y-1/2 -rotate-90 lg:w-[44rem]"
    >
      <defs>
        <linearGradient id="orbit" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--vivid-3)" />
          <stop offset="0.5" stopColor="var(--vivid-2)" />
          <stop offset="1" stopColor="var(--vivid-1)" />
        </linearGradient>
      </defs>
      <circle cx="300" cy="300" r="278" fill="none" stroke="var(--line)" strokeWidth="2" />
      <circle
        cx="300"
        cy="300"
        r="278"
        fill="none"
        stroke="url(#orbit)"
        strokeWidth="5"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray="75 100"
      />
    </svg>
  );
}
