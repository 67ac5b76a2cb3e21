import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { emptyDraft } from '../../rules/draft.ts';
import { OnboardingGate } from './onboarding-gate.tsx';

// The wizard is fetched when it is needed, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 8000 });

const newcomer = {
  id: 'u1',
  email: 'u1@example.test',
  firstName: null,
  age: null,
  gender: null,
  fitnessLevel: null,
};
const member = {
  id: 'u1',
  email: 'u1@example.test',
  firstName: null,
  age: 30,
  gender: 'male',
  fitnessLevel: 'beginner',
} as const;

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.animate = vi.fn();
});
afterEach(cleanup);

function gate(user: Parameters<typeof OnboardingGate>[0]['user']) {
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <OnboardingGate user={user}>
        <p>The app</p>
      </OnboardingGate>
    </QueryClientProvider>
  );
}

/** Everything is answered: only Complete is left. */
function keepAnswers() {
  const draft = {
    ...emptyDraft,
    name: 'Anna',
    gender: 'female',
    role: 'trainee',
    fitnessLevel: 'beginner',
    goals: ['get_fit'],
    confirmed: true,
  };
  sessionStorage.setItem(
    'onboardingDraft',
    JSON.stringify({ owner: 'u1', value: { screen: 6, draft } }),
  );
}

async function completeAsNewcomer() {
  keepAnswers();
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url === '/api/csrf-token' ? { csrfToken: 't' } : member),
  );
  const { rerender } = render(gate(newcomer));
  await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
  await screen.findByRole('heading', { name: 'All Set' });
  rerender(gate(member));
}

it('shows the app to a member', () => {
  history.replaceState(null, '', '/meals');
  render(gate(member));
  screen.getByText('The app');
  expect(location.pathname).toBe('/meals');
});

it('sends a member to the path kept before signing in, once', () => {
  history.replaceState(null, '', '/');
  sessionStorage.setItem('redirectAfterAuth', '/progress?range=30');
  render(gate(member));
  expect(location.pathname + location.search).toBe('/progress?range=30');
  expect(sessionStorage.getItem('redirectAfterAuth')).toBeNull();
});

it('never sends anybody to another site', () => {
  history.replaceState(null, '', '/meals');
  sessionStorage.setItem('redirectAfterAuth', '//evil.example');
  render(gate(member));
  expect(location.href).not.toContain('evil');
  expect(location.pathname).toBe('/meals');
});

it('keeps the wizard for All Set, then returns to the page that was wanted', async () => {
  history.replaceState(null, '', '/log-food?date=2026-01-05');
  await completeAsNewcomer();
  expect(screen.queryByText('The app')).toBeNull();
  expect(sessionStorage.getItem('redirectAfterAuth')).toBe('/log-food?date=2026-01-05');
  await userEvent.click(screen.getByRole('button', { name: 'Get started' }));
  screen.getByText('The app');
  expect(location.pathname + location.search).toBe('/log-food?date=2026-01-05');
  expect(sessionStorage.getItem('redirectAfterAuth')).toBeNull();
});

it('leads home when no page was wanted', async () => {
  history.replaceState(null, '', '/');
  await completeAsNewcomer();
  await userEvent.click(screen.getByRole('button', { name: 'Get started' }));
  expect(location.pathname).toBe('/home');
});
