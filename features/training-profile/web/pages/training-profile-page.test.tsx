import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { HealthPage } from './health-page.tsx';
import { NewPlacePage } from './new-place-page.tsx';
import { TrainingProfilePage } from './training-profile-page.tsx';

type Sent = { method: string; url: string; body: unknown };

const UNANSWERED = { sleep: null, soreness: null, stress: null };
const person = {
  id: 'p',
  email: 'p@example.test',
  age: 17,
  fitnessLevel: 'beginner',
  units: { energyUnit: 'kcal', weightUnit: 'lb', heightUnit: 'cm' },
};
const profile = {
  days: [{ weekday: 1, minutes: 45, placeId: 'gone' }],
  avoid: [],
  recovery: UNANSWERED,
};

/** Opens a page with these answers of the server; gives what it sends. */
function open(page: ReactNode, answers: Record<string, unknown> = {}): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    if (method !== 'GET') {
      sent.push({
        method,
        url: String(url),
        body: typeof body === 'string' ? JSON.parse(body) : null,
      });
      return Response.json({ ok: true });
    }
    const [path = ''] = String(url).split('?');
    const known: Record<string, unknown> = {
      '/api/auth/user': person,
      '/api/training-profile': profile,
      '/api/training-places': [],
      '/api/health-screening': { screening: null },
      '/api/csrf-token': { csrfToken: 'token' },
      ...answers,
    };
    return Response.json(known[path] ?? null);
  });
  render(<QueryClientProvider client={makeQueryClient()}>{page}</QueryClientProvider>);
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('a ready-made place fills the form in, in the person’s unit', async () => {
  open(<NewPlacePage />);
  fireEvent.click(await screen.findByRole('link', { name: /^Home with dumbbells/ }));
  expect(location.search).toBe('?from=dumbbells');
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Home');
  expect(screen.getByRole('checkbox', { name: 'Dumbbells' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Heaviest')).toHaveProperty('value', '45');
  expect(screen.getByText('You have 5, 10, 15 … 45 lb')).toBeTruthy();

  fireEvent.change(screen.getByLabelText('Search equipment'), { target: { value: 'kettle' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kettlebell' }));
  expect(screen.getByLabelText('Kettlebells')).toBeTruthy();
});

test('a day whose place was deleted says what follows', async () => {
  const sent = open(<TrainingProfilePage />);
  const place = await screen.findByLabelText('Place on Monday');
  expect(screen.getByText(/Plans use no equipment until/)).toBeTruthy();
  fireEvent.change(place, { target: { value: '' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Wrists' }));
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'PATCH',
    body: { days: [{ weekday: 1, minutes: 45, placeId: null }], avoid: ['wrist'] },
  });
});

test('the health check asks for every answer and says what it changes', async () => {
  const sent = open(<HealthPage />);
  expect(await screen.findByText('Plans stay moderate')).toBeTruthy();
  expect(screen.getByText(/You’re under 18/)).toBeTruthy();
  expect(screen.getByText(/^How hard plans push you\./)).toBeTruthy();
  const questions = screen.getAllByRole('radiogroup');
  expect(questions).toHaveLength(8);
  press('Save answers');
  expect(sent).toEqual([]);
  expect(await screen.findAllByText('Choose yes or no.')).toHaveLength(8);

  for (const one of questions) fireEvent.click(within(one).getByRole('radio', { name: 'No' }));
  press('Save answers');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    clearedOn: null,
    answers: { heart: false, advice: false },
  });
});

test('after a yes a doctor can clear the person', async () => {
  const answeredOn = new Date().toISOString().slice(0, 10);
  const screening = {
    answers: { heart: true },
    wordingVersion: '2026-11',
    answeredOn,
    clearedOn: null,
  };
  const sent = open(<HealthPage />, { '/api/health-screening': { screening } });
  expect(await screen.findByText('Talk to a doctor first')).toBeTruthy();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  press('A doctor has cleared me');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    answers: { heart: true },
    clearedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
