import { useCallback, useEffect, useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from '#platform/web/forms/kept-draft.ts';
import { type Draft, emptyDraft, readKeptWizard } from '../../rules/draft.ts';
import { LAST_STEP, reachableStep } from '../../rules/wizard-steps.ts';

/** Name in sessionStorage. */
const KEPT_WIZARD = 'onboardingDraft';

/** Forgets the draft, once it is saved. */
export const forgetWizard = () => forgetDraft(KEPT_WIZARD);

function restore(owner: string, name: string): { step: number; draft: Draft } {
  const kept = readKeptWizard(keptDraft(KEPT_WIZARD, owner));
  if (kept === null) return { step: 0, draft: { ...emptyDraft, name } };
  return { step: reachableStep(kept.step, kept.draft), draft: kept.draft };
}

/** The step an entry of the browser's history stands for, if it is one of the wizard's. */
function stepOfHistory(state: unknown): number | null {
  const step = (state as { onboardingStep?: unknown } | null)?.onboardingStep;
  return typeof step === 'number' ? step : null;
}

/** What every step gets: the draft, and the way to change it. */
export type StepProps = Pick<Wizard, 'draft' | 'change'>;

export type Wizard = {
  step: number;
  draft: Draft;
  /** Which way the last move went: the slide comes from that side. */
  direction: 'forward' | 'back';
  change: (next: (draft: Draft) => Draft) => void;
  goNext: () => void;
  goBack: () => void;
};

/**
 * Where the person is and what they have entered, kept through a reload of the page; `name` is what
 * the account knows already. Every step
 * is an entry of the browser's history, so that its Back button goes one step back too.
 */
export function useWizard(owner: string, name: string, active: boolean): Wizard {
  const [{ step, draft, direction }, setState] = useState(() => ({
    ...restore(owner, name),
    direction: 'forward' as 'forward' | 'back',
  }));

  const goTo = useCallback((wanted: number) => {
    setState((now) => {
      const next = reachableStep(Math.max(0, wanted), now.draft);
      if (next === now.step) return now;
      return { ...now, step: next, direction: next > now.step ? 'forward' : 'back' };
    });
  }, []);

  useEffect(() => {
    if (active) keepDraft(KEPT_WIZARD, owner, { step, draft });
  }, [active, owner, step, draft]);

  useEffect(() => {
    if (!active) return;
    const follow = (event: PopStateEvent) => {
      const wanted = stepOfHistory(event.state);
      if (wanted !== null) goTo(wanted);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [active, goTo]);

  // The entry that is open when the wizard starts stands for the step it starts at.
  useEffect(() => {
    if (stepOfHistory(history.state) === null) {
      history.replaceState({ ...history.state, onboardingStep: step }, '');
    }
  }, [step]);

  const goNext = () => {
    if (step >= LAST_STEP) return;
    history.pushState({ ...history.state, onboardingStep: step + 1 }, '');
    goTo(step + 1);
  };

  // Replaces instead of going back in history: after a reload the entry before may be another page.
  const goBack = () => {
    history.replaceState({ ...history.state, onboardingStep: step - 1 }, '');
    goTo(step - 1);
  };

  return {
    step,
    draft,
    direction,
    change: (next) => setState((now) => ({ ...now, draft: next(now.draft) })),
    goNext,
    goBack,
  };
}
