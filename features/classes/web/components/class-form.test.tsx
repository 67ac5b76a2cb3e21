import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { newClass } from './class-draft.ts';
import { ClassForm } from './class-form.tsx';

const TRAINER = '7f8c1b9e-8a3c-4a4e-9a54-6f2c1d1b7a10';
const NOBODY = {
  moved: 0,
  movedPeople: 0,
  changed: 0,
  changedPeople: 0,
  cancelled: 0,
  cancelledPeople: 0,
  added: 0,
};

afterEach(cleanup);

test('a class on top of another says so before it is saved', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method) sent.push(init.method);
    const effect = { ...NOBODY, unplaced: ['2026-11-30T07:30:00.000Z'] };
    return Response.json(init?.method === 'POST' ? effect : { stored: { name: 'Yoga' }, effect });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ClassForm
        gymId="5f8c1b9e-8a3c-4a4e-9a54-6f2c1d1b7a10"
        classId="6f8c1b9e-8a3c-4a4e-9a54-6f2c1d1b7a10"
        version={null}
        start={{ ...newClass('2026-11-28', 'Australia/Sydney', [TRAINER]), name: 'Yoga' }}
        rooms={[]}
        trainers={[{ memberId: TRAINER, name: 'Priya' }]}
        onSaved={() => undefined}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save class' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^1 date cannot take place/)).toBeTruthy();
  expect(sent).toEqual(['POST']);
  fireEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
  await vi.waitFor(() => expect(sent).toEqual(['POST', 'PUT']));
});
