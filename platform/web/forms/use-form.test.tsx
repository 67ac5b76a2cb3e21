import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-client/api-error.ts';
import { Button } from '../ui/button.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { parseDecimal } from './decimal.ts';
import { Form, FormProblem } from './form.tsx';
import { SendCancelled } from './send-cancelled.ts';
import { useForm } from './use-form.ts';

afterEach(cleanup);

type Meal = { name: string; grams: number };
type MealFormProps = {
  send: (meal: Meal) => Promise<unknown>;
  onSent?: () => void;
  onDraft?: (draft: { name: string; amount: string }) => void;
};

function MealForm({ send, onSent = () => undefined, onDraft = () => undefined }: MealFormProps) {
  const form = useForm({
    start: { name: '', amount: '100' },
    check: ({ name, amount }) => {
      const grams = parseDecimal(amount);
      return {
        content: { name: name.trim(), grams: Number(grams) },
        errors: {
          name: name.trim() === '' && 'Name the meal.',
          amount: typeof grams !== 'number' && 'Enter a number like 12.5.',
        },
      };
    },
    send,
    onSent,
    onDraft,
    serverNames: { quantity: 'amount' },
  });
  return (
    <Form form={form}>
      <FormProblem form={form} />
      <TextField label="Name" hint="As you call it" {...form.text('name')} />
      <NumberField label="Amount" {...form.value('amount')} />
      <Button type="submit" pending={form.pending}>
        Save
      </Button>
      <Button onClick={() => form.reset({ name: 'Soup', amount: '2' })}>Load</Button>
    </Form>
  );
}

const refusal = (fields: Record<string, string>) =>
  new ApiError(400, JSON.stringify({ code: 'invalid', message: 'Check the meal.', fields }), '');

test('sends what the check made of the draft, a decimal comma included', async () => {
  const user = userEvent.setup();
  const send = vi.fn(async () => undefined);
  const onSent = vi.fn();
  render(<MealForm send={send} onSent={onSent} />);
  await user.type(screen.getByLabelText('Name'), ' Soup ');
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '72,5{Enter}');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Soup', grams: 72.5 });
});

test('says nothing before the first try, then names, links and focuses the first problem', async () => {
  const user = userEvent.setup();
  const send = vi.fn(async () => undefined);
  render(<MealForm send={send} />);
  const name = screen.getByLabelText('Name');
  const amount = screen.getByLabelText('Amount');
  await user.clear(amount);
  expect(name.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(name));
  const described = (name.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Name the meal.',
    'As you call it',
  ]);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
  await user.type(name, 'Soup');
  expect(screen.queryByText('Name the meal.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(amount));
});

test('puts what the server refuses at its field until that field changes', async () => {
  const user = userEvent.setup();
  const send = vi.fn(async () => {
    throw refusal({ name: 'This name is taken.', quantity: 'Too much.' });
  });
  const onSent = vi.fn();
  render(<MealForm send={send} onSent={onSent} />);
  const name = screen.getByLabelText('Name');
  await user.type(name, 'Soup{Enter}');
  await screen.findByText('This name is taken.');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(name, 's');
  expect(screen.queryByText('This name is taken.')).toBeNull();
  expect(screen.getByText('Too much.')).toBeTruthy();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(onSent).not.toHaveBeenCalled();
});

test.each([
  ['a refusal of no field that it has', refusal({ 'items.0': 'Odd.' }), 'Check the meal.'],
  ['no connection', new TypeError('fetch'), 'Can’t reach Vigour.'],
])(
  '%s is one message, which takes the focus and goes with the next try',
  async (_, error, said) => {
    const user = userEvent.setup();
    let goOn = () => {};
    const send = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(error)
      .mockReturnValueOnce(new Promise((resolve) => (goOn = resolve)));
    render(<MealForm send={send} />);
    await user.type(screen.getByLabelText('Name'), 'Soup{Enter}');
    const message = await screen.findByRole('alert');
    expect(message.textContent).toContain(said);
    await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await act(async () => goOn());
  },
);

test('sends once however often it is pressed, and says that it is at work', async () => {
  const user = userEvent.setup();
  let goOn = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (goOn = resolve)));
  render(<MealForm send={send} />);
  await user.type(screen.getByLabelText('Name'), 'Soup{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  expect(send).toHaveBeenCalledOnce();
  await act(async () => goOn());
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull();
});

test('what was broken off says nothing, and an answer to a closed form moves nothing', async () => {
  const user = userEvent.setup();
  const onSent = vi.fn();
  let goOn = () => {};
  const send = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new SendCancelled())
    .mockReturnValueOnce(new Promise((resolve) => (goOn = resolve)));
  const { unmount } = render(<MealForm send={send} onSent={onSent} />);
  await user.type(screen.getByLabelText('Name'), 'Soup{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  unmount();
  await act(async () => goOn());
  expect(onSent).not.toHaveBeenCalled();
});

test('tells each draft, and shows another one without its errors', async () => {
  const user = userEvent.setup();
  const onDraft = vi.fn();
  render(<MealForm send={async () => undefined} onDraft={onDraft} />);
  await user.type(screen.getByLabelText('Name'), 'So');
  expect(onDraft.mock.calls).toEqual([
    [{ name: 'S', amount: '100' }],
    [{ name: 'So', amount: '100' }],
  ]);
  await user.clear(screen.getByLabelText('Name'));
  await user.keyboard('{Enter}');
  await screen.findByText('Name the meal.');
  await user.click(screen.getByRole('button', { name: 'Load' }));
  expect(screen.queryByText('Name the meal.')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Soup');
});

test('keeps what was typed before the code arrived', async () => {
  const send = vi.fn(async () => undefined);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<MealForm send={send} />);
  const box = root.querySelector('input');
  if (!box) throw new Error('The form was not drawn.');
  box.value = 'Soup';
  const app = await act(async () => hydrateRoot(root, <MealForm send={send} />));
  await userEvent.setup().type(box, 's{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Soups', grams: 100 }));
  await act(async () => app.unmount());
  root.remove();
});
