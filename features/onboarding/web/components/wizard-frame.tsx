import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Form } from '#platform/web/forms/form.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import {
  LAST_SCREEN,
  percentComplete,
  STEP_COUNT,
  STEP_TITLES,
  stepLine,
  stepOf,
} from '../../rules/wizard-steps.ts';
import { screenLeads } from '../messages.ts';

const SLIDE_MS = 150;
const SLIDE_PX = 32;

type WizardFrameProps = {
  screen: number;
  direction: 'forward' | 'back';
  /** What the screen still lacks, as a sentence; null when Next may be pressed. */
  missing: string | null;
  saving: boolean;
  /** A failed save, said where the eye is. */
  problem: ReactNode;
  onBack: () => void;
  onNext: () => void;
  onComplete: () => void;
  children: ReactNode;
};

/** Around every screen: how far along it is, its title, and the way back and on. */
export function WizardFrame(props: WizardFrameProps) {
  const { screen, direction, missing, saving, problem, onBack, onNext, onComplete, children } =
    props;
  const step = stepOf(screen);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shownScreen = useRef(screen);

  useEffect(() => {
    document.title = `${STEP_TITLES[step]} · Vigour`;
  }, [step]);

  useLayoutEffect(() => {
    if (shownScreen.current === screen) return;
    shownScreen.current = screen;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    slideIn(content.current, direction);
  }, [screen, direction]);

  const isLast = screen === LAST_SCREEN;
  const submit = () => {
    if (!isLast && missing === null) onNext();
  };
  const complete = (event: MouseEvent) => {
    // The second half of a double click on Next lands here: it was not meant for this button.
    if (event.detail < 2) onComplete();
  };

  return (
    <Form
      form={{ submit }}
      className="flex flex-1 flex-col sm:min-h-[min(47rem,100dvh-4rem)] sm:flex-none sm:rounded-card sm:border sm:border-line sm:bg-surface sm:shadow-float"
    >
      <div className="safe-x pt-3 sm:px-8 sm:pt-6">
        <div className="tabular mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <p id="onboarding-step" className="font-semibold">
            {stepLine(step)}
          </p>
          <p className="text-muted">{percentComplete(step)}% complete</p>
        </div>
        <ProgressBar
          value={step + 1}
          max={STEP_COUNT}
          label="Onboarding progress"
          valueText={`${stepLine(step)}, ${percentComplete(step)}% complete`}
        />
      </div>
      <div className="flex-1 overflow-x-clip">
        <div ref={content} className="safe-x pt-4 pb-4 sm:px-8 sm:pt-6 sm:pb-8">
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby="onboarding-step"
            className="text-[min(1.875rem,9.5vw)] font-semibold sm:text-4xl"
          >
            {STEP_TITLES[step]}
          </h1>
          <p className="mt-1 mb-4 text-pretty text-muted sm:mb-6 sm:text-lg">
            {screenLeads[screen]}
          </p>
          {children}
        </div>
      </div>
      <div className="safe-bottom bottom-0 [@media(min-height:24rem)]:sticky z-10 border-t border-line bg-ground/95 backdrop-blur sm:rounded-b-card sm:bg-surface/95">
        {problem && <div className="safe-x pt-3 sm:px-8">{problem}</div>}
        <p
          id="onboarding-missing"
          aria-live="polite"
          className="safe-x pt-2.5 text-sm text-muted empty:hidden sm:px-8"
        >
          {missing}
        </p>
        <div className="safe-x flex flex-wrap gap-3 py-3 sm:px-8 sm:py-4">
          {screen > 0 && (
            <Button variant="secondary" onClick={onBack} icon={<ArrowLeft aria-hidden size={20} />}>
              Back
            </Button>
          )}
          {isLast ? (
            <Button
              key="complete"
              className="flex-1"
              pending={saving}
              icon={<Check aria-hidden size={20} />}
              onClick={complete}
            >
              Complete
            </Button>
          ) : (
            <Button
              key="next"
              type="submit"
              className="flex-1"
              disabled={missing !== null}
              aria-describedby={missing === null ? undefined : 'onboarding-missing'}
            >
              Next
              <ArrowRight aria-hidden size={20} />
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}

/** Brings a screen in from the side it lies on; with reduced motion it is simply there. */
function slideIn(element: HTMLElement | null, direction: 'forward' | 'back'): void {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = direction === 'forward' ? SLIDE_PX : -SLIDE_PX;
  element.animate(
    [
      { transform: `translateX(${from}px)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: SLIDE_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}
