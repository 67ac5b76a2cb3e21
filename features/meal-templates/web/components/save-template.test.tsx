import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { SaveTemplate } from './save-template.tsx';

let sent: unknown[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (String(address).includes('csrf')) return Response.json({ csrfToken: 'a' });
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return Response.json({});
  });
});
afterEach(cleanup);

test('a week is kept under a name, without what was eaten of it', async () => {
  const eaten = { personId: 'host', portion: 1, state: 'eaten' as const, entryId: null, undone: 0 };
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <SaveTemplate days={[aDay([aMeal({ eaters: [eaten] })]), aDay([], { date: '2026-11-21' })]} />
    </QueryClientProvider>,
  );
  const name = screen.getByRole('textbox', { name: /Name/ });
  fireEvent.change(name, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save template' }));
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(name, { target: { value: 'Usual week' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ name: 'Usual week' });
  expect(JSON.stringify(sent[0])).toContain('Dal tadka');
  expect(JSON.stringify(sent[0])).not.toContain('eaten');
});
