import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { RequestConstraints } from '../../rules/constraints.ts';
import { NO_CONSTRAINTS } from '../../rules/constraints.ts';
import { RequestBox } from './request-box.tsx';

const ana = { id: 'ana', units: { energyUnit: 'kcal', weightUnit: 'kg', heightUnit: 'cm' } };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The box with a server that has the given AI service; what `read` answers, null: unreachable. */
function openBox(provider: string | null, answer: object | null = null, user: object = ana) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    if (url.includes('/state')) return Response.json({ provider });
    if (!url.includes('/training-requests/read')) return Response.json(user);
    if (answer === null) throw new TypeError('offline');
    return Response.json(answer);
  });
  const heard: RequestConstraints[] = [];
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RequestBox onConstraints={(constraints) => heard.push(constraints)} />
    </QueryClientProvider>,
  );
  return { heard, asked };
}

const say = async (text: string) => {
  await userEvent.type(screen.getByLabelText('What would you like to train?'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
  await screen.findByText(/Understood|Nothing was understood/);
};

test('words become chips; one is changed, one removed, and each time the constraints are told', async () => {
  const { heard, asked } = openBox(null);
  await say('30 minutes in a hotel, knee is sore, mostly back, no burpees, feng shui');
  expect(heard.at(-1)).toMatchObject({ minutes: 30, place: 'hotel', avoid: ['knee'] });
  expect(heard.at(-1)?.banned).toContain('burpee');
  expect(screen.getByText('Not understood: “feng shui”.')).toBeTruthy();
  expect(screen.getByText('Never: burpee')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: '30 min, change' }));
  const box = within(await screen.findByRole('dialog')).getByLabelText('Minutes a session');
  await userEvent.clear(box);
  await userEvent.type(box, '500');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Enter a figure from 5 to 180.')).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, '45{Enter}');
  await screen.findByRole('button', { name: '45 min, change' });
  expect(heard.at(-1)).toMatchObject({ minutes: 45, place: 'hotel' });

  await userEvent.click(screen.getByRole('button', { name: 'Remove Hotel' }));
  expect(heard.at(-1)).toMatchObject({ minutes: 45, place: null });
  expect(screen.queryByText('Hotel')).toBeNull();
  expect(asked.some((url) => url.includes('/read'))).toBe(false);
});

test('Enter reads, and an example fills the box; an empty box says what to do', async () => {
  const { heard } = openBox(null);
  await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(await screen.findByText('Say what you would like to train.')).toBeTruthy();
  expect(heard).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: /Mon Wed Fri/ }));
  await userEvent.type(screen.getByLabelText('What would you like to train?'), '{Enter}');
  await screen.findByRole('button', { name: 'Mon, Wed, Fri, change' });
  expect(heard.at(-1)).toMatchObject({
    weekdays: [1, 3, 5],
    maxDumbbellKg: 20,
    avoid: ['overhead'],
  });
});

test('words count without a press: after a pause, and when the box is left', async () => {
  const { heard, asked } = openBox(null);
  const box = screen.getByLabelText('What would you like to train?');
  await userEvent.type(box, 'two 10 kg dumbbells, sore knee');
  await screen.findByRole('button', { name: 'Avoid: knees, change' });
  expect(heard.at(-1)).toMatchObject({ dumbbellsKg: [10], avoid: ['knee'] });
  await userEvent.type(box, ', half an hour');
  await userEvent.click(document.body);
  await waitFor(() => expect(heard.at(-1)).toMatchObject({ minutes: 30 }));
  expect(asked.some((url) => url.includes('/read'))).toBe(false);
});

test('weights are shown and typed in the person’s unit', async () => {
  const { heard } = openBox(null, null, { ...ana, units: { ...ana.units, weightUnit: 'lb' } });
  await say('dumbbells 10 lb and 20 lb');
  await userEvent.click(
    await screen.findByRole('button', { name: /^Dumbbells of .* lb, change$/ }),
  );
  const box = within(await screen.findByRole('dialog')).getByLabelText('Dumbbells there');
  await userEvent.clear(box);
  await userEvent.type(box, '15 25,5{Enter}');
  await waitFor(() => expect(heard.at(-1)?.dumbbellsKg).toEqual([6.8, 11.6]));
});

test('the AI badge stands only where a model read the words', async () => {
  const answer = {
    readBy: 'model',
    failure: null,
    constraints: { ...NO_CONSTRAINTS, minutes: 20, focus: ['lats', 'upperBack'] },
    notUnderstood: [],
  };
  const { heard } = openBox('openai', answer);
  await screen.findByText('Your words are sent to OpenAI, and nothing else about you.');
  await say('twenty, back');
  expect(await screen.findByText('AI')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Focus: back, change' })).toBeTruthy();
  expect(heard.at(-1)).toMatchObject({ minutes: 20, focus: ['lats', 'upperBack'] });
});

test('without a connection, and by choice, the device reads the words itself', async () => {
  const { heard, asked } = openBox('openai');
  await screen.findByText(/Your words are sent to OpenAI/);
  await say('half an hour');
  expect(await screen.findByText(/couldn’t be reached/)).toBeTruthy();
  expect(screen.queryByText('AI')).toBeNull();
  expect(heard.at(-1)).toMatchObject({ minutes: 30 });

  const before = asked.filter((url) => url.includes('/read')).length;
  await userEvent.click(screen.getByRole('switch', { name: 'Read with AI' }));
  expect(screen.getByText('Read on this device. Nothing is sent.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
  await waitFor(() => expect(screen.queryByText(/couldn’t be reached/)).toBeNull());
  expect(asked.filter((url) => url.includes('/read'))).toHaveLength(before);
});
