import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { VoiceButton } from './voice-button.tsx';

afterEach(cleanup);

class Listener {
  static last: Listener | undefined;
  lang = '';
  onresult: ((event: unknown) => void) | null = null;
  onerror: (() => void) | null = null;
  onend: (() => void) | null = null;
  start = vi.fn();
  abort = vi.fn();
  constructor() {
    Listener.last = this;
  }
}

async function listen() {
  vi.stubGlobal('webkitSpeechRecognition', Listener);
  const onHeard = vi.fn();
  const view = render(<VoiceButton label="Say your name" language="en-AU" onHeard={onHeard} />);
  await userEvent.click(screen.getByRole('button', { name: 'Say your name' }));
  return { onHeard, listener: Listener.last as Listener, ...view };
}

it('is not there where the browser cannot listen', () => {
  render(<VoiceButton label="Say your name" language="en-AU" onHeard={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('listens in the language it is given and hands on what was heard', async () => {
  const { onHeard, listener } = await listen();
  expect(listener.lang).toBe('en-AU');
  expect(listener.start).toHaveBeenCalledOnce();
  screen.getByRole('button', { name: 'Stop listening', pressed: true });
  act(() => {
    listener.onresult?.({ results: [[{ transcript: 'anna' }]] });
    listener.onend?.();
  });
  expect(onHeard).toHaveBeenCalledExactlyOnceWith('anna');
  screen.getByRole('button', { name: 'Say your name', pressed: false });
});

it('stops silently on an error', async () => {
  const { onHeard, listener } = await listen();
  act(() => listener.onerror?.());
  screen.getByRole('button', { name: 'Say your name', pressed: false });
  expect(onHeard).not.toHaveBeenCalled();
});

it('stops when pressed again, and when it goes away', async () => {
  const { listener } = await listen();
  await userEvent.click(screen.getByRole('button', { name: 'Stop listening' }));
  expect(listener.abort).toHaveBeenCalledOnce();
  screen.getByRole('button', { name: 'Say your name' });
  cleanup();
  const again = await listen();
  again.unmount();
  expect(again.listener.abort).toHaveBeenCalledOnce();
});
