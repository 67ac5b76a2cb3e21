import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { LiftSettingsSheet } from './lift-settings-sheet.tsx';

type Sent = { method: string; url: string; body: Record<string, unknown> | null };

const KEPT = {
  id: '019a0000-0000-7000-8000-000000000001',
  version: 3,
  exerciseId: 'back-squat',
  rule: 'double',
  unit: 'lb',
  stepKg: 2.27,
  restSeconds: 180,
};

/** Opens the settings of an exercise; gives what is sent. */
async function open(exerciseId: string, settings: unknown[] = []) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const [path = ''] = String(url).split('?');
    if (method !== 'GET') {
      sent.push({ method, url: path, body: typeof body === 'string' ? JSON.parse(body) : null });
      return Response.json({ ...KEPT, version: 4 });
    }
    const answers: Record<string, unknown> = {
      '/api/auth/user': {
        id: 'p',
        email: 'p@example.test',
        fitnessLevel: 'beginner',
        units: { energyUnit: 'kcal', weightUnit: 'kg', heightUnit: 'cm' },
      },
      '/api/exercise-settings': settings,
      '/api/lifts': { lifts: [], days: [] },
      '/api/csrf-token': { csrfToken: 'token' },
    };
    return Response.json(answers[path] ?? null);
  });
  const onClose = vi.fn();
  const exercise = findExercise(exerciseId);
  if (!exercise) throw new Error('no exercise');
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <LiftSettingsSheet exercise={exercise} onClose={onClose} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Save' });
  return { sent, onClose };
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const rule = (name: string) => radio(new RegExp(`^${name}`));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a rule, a unit, a step and a rest are kept for one exercise', async () => {
  const { sent, onClose } = await open('back-squat');
  await waitFor(() => expect(rule('More weight each time \\(usual\\)').checked).toBe(true));
  fireEvent.click(rule('More reps, then more weight'));
  fireEvent.click(radio('lb'));
  fireEvent.change(screen.getByLabelText(/^Step/), { target: { value: '5' } });
  fireEvent.change(screen.getByLabelText('Rest'), { target: { value: '180' } });
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: '/api/exercise-settings',
    body: { exerciseId: 'back-squat', rule: 'double', unit: 'lb', restSeconds: 180 },
  });
  expect(Number(sent[0]?.body?.['stepKg'])).toBeCloseTo(2.27, 2);
});

test('a step that no plate has is told at its field, and nothing is sent', async () => {
  const { sent, onClose } = await open('back-squat');
  for (const wrong of ['0,1', '60', 'some']) {
    fireEvent.change(screen.getByLabelText(/^Step/), { target: { value: wrong } });
    save();
    await screen.findByText('Enter a step from 0.25 kg to 50 kg.');
  }
  expect(sent).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a decimal comma is a step', async () => {
  const { sent } = await open('back-squat');
  fireEvent.change(screen.getByLabelText(/^Step/), { target: { value: '2,5' } });
  save();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ stepKg: 2.5 }));
});

test('what was chosen before stands in the fields; as usual again it is deleted', async () => {
  const { sent } = await open('back-squat', [KEPT]);
  expect(rule('More reps, then more weight').checked).toBe(true);
  expect(radio('lb').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Step/).value).toBe('5');
  fireEvent.click(rule('More weight each time'));
  fireEvent.click(radio('My unit'));
  fireEvent.change(screen.getByLabelText(/^Step/), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Rest'), { target: { value: '' } });
  save();
  await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE' }]));
  expect(sent[0]?.url).toContain(KEPT.id);
});

test('nothing chosen is nothing kept, and a hold has no weight to choose', async () => {
  const { sent, onClose } = await open('plank');
  expect(rule('Longer each time \\(usual\\)').checked).toBe(true);
  expect(screen.queryByLabelText(/^Step/)).toBeNull();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([]);
});
