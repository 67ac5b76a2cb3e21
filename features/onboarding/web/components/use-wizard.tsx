import { useCallback, useEffect, useState } from 'react';
import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';
import { type Draft, emptyDraft, loadWizard } from '../../rules/draft.ts';
import { LAST_SCREEN, reachableScreen } from '../../rules/wizard-steps.ts';

/** Name in sessionStorage. */
const WIZARD_KEY = 'onboardingDraft';

/** Forgets the draft, once it is saved. */
export const clearWizard = () => clearDraft(WIZARD_KEY);

function restore(owner: string, name: string): { screen: number; draft: Draft } {
  const kept = loadWizard(loadDraft(WIZARD_KEY, owner));
  if (kept === null) return { screen: 0, draft: { ...emptyDraft, name } };
  return { screen: reachableScreen(kept.screen, kept.draft), draft: kept.draft };
}

/** The screen an entry of the browser's history stands for, if it is one of the wizard's. */
function screenOfHistory(state: unknown): number | null {
  const screen = (state as { onboardingScreen?: unknown } | null)?.onboardingScreen;
  return typeof screen === 'number' ? screen : null;
}

/** What every step gets: the draft, and the way to change it. */
export type StepProps = Pick<Wizard, 'draft' | 'change'>;

export type Wizard = {
  screen: number;
  draft: Draft;
  /** Which way the last move went: the slide comes from that side. */
  direction: 'forward' | 'back';
  change: (next: (draft: Draft) => Draft) => void;
  goNext: () => void;
  goBack: () => void;
};

/**
 * Where the person is and what they have entered, kept through a reload of the page; `name` is what
 * the account knows already. Every screen
 * is an entry of the browser's history, so that its Back button goes one screen back too.
 */
export function useWizard(owner: string, name: string, active: boolean): Wizard {
  const [{ screen, draft, direction }, setState] = useState(() => ({
    ...restore(owner, name),
    direction: 'forward' as 'forward' | 'back',
  }));

  const goTo = useCallback((wanted: number) => {
    setState((now) => {
      const next = reachableScreen(Math.max(0, wanted), now.draft);
      if (next === now.screen) return now;
      return { ...now, screen: next, direction: next > now.screen ? 'forward' : 'back' };
    });
  }, []);

  useEffect(() => {
    if (active) storeDraft(WIZARD_KEY, owner, { screen, draft });
  }, [active, owner, screen, draft]);

  useEffect(() => {
    if (!active) return;
    const follow = (event: PopStateEvent) => {
      const wanted = screenOfHistory(event.state);
      if (wanted !== null) goTo(wanted);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [active, goTo]);

  // The entry that is open when the wizard starts stands for the screen it starts at.
  useEffect(() => {
    if (screenOfHistory(history.state) === null) {
      history.replaceState({ ...history.state, onboardingScreen: screen }, '');
    }
  }, [screen]);

  const goNext = () => {
    if (screen >= LAST_SCREEN) return;
    history.pushState({ ...history.state, onboardingScreen: screen + 1 }, '');
    goTo(screen + 1);
  };

  // Replaces instead of going back in history: after a reload the entry before may be another page.
  const goBack = () => {
    history.replaceState({ ...history.state, onboardingScreen: screen - 1 }, '');
    goTo(screen - 1);
  };

  return {
    screen,
    draft,
    direction,
    change: (next) => setState((now) => ({ ...now, draft: next(now.draft) })),
    goNext,
    goBack,
  };
}
