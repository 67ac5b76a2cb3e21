import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { noDictation, notHeard } from '../messages.ts';
import { SentenceBox } from './sentence-box.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

class Listener {
  static last: Listener;
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

function show(text = '', keeps = false) {
  const [onType, onRead] = [vi.fn(), vi.fn()];
  render(<SentenceBox text={text} reading={false} keeps={keeps} onType={onType} onRead={onRead} />);
  return { onType, onRead };
}

it('adds what is dictated to what is written and reads it', async () => {
  vi.stubGlobal('SpeechRecognition', Listener);
  const { onType, onRead } = show('two eggs');
  await userEvent.click(screen.getByRole('button', { name: 'Say what you ate' }));
  act(() => Listener.last.onresult?.({ results: [[{ transcript: 'a slice of toast' }]] }));
  expect(Listener.last.lang).toBe('en-AU');
  expect(onType).toHaveBeenCalledWith('two eggs, a slice of toast');
  expect(onRead).toHaveBeenCalledWith('two eggs, a slice of toast');
  expect(screen.queryByText(noDictation)).toBeNull();
});

it('says so when nothing was heard', async () => {
  vi.stubGlobal('SpeechRecognition', Listener);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Say what you ate' }));
  act(() => Listener.last.onerror?.());
  expect(screen.getByRole('status').textContent).toBe(notHeard);
});

it('says what to do where the browser cannot listen', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Say what you ate' })).toBeNull();
  screen.getByText(noDictation);
});

it('keeps what is typed where it cannot be read, and what is heard only when told', async () => {
  vi.stubGlobal('SpeechRecognition', Listener);
  const { onRead } = show('two eggs', true);
  await userEvent.click(screen.getByRole('button', { name: 'Say what you ate' }));
  act(() => Listener.last.onresult?.({ results: [[{ transcript: 'toast' }]] }));
  expect(onRead).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep for later' }));
  expect(onRead).toHaveBeenCalledWith('two eggs');
});

it.each(['{Enter}', '{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  'reads the text by %s, not by Shift and Enter',
  async (keys) => {
    const { onRead } = show('two eggs');
    const box = screen.getByRole('textbox');
    await userEvent.type(box, '{Shift>}{Enter}{/Shift}');
    expect(onRead).not.toHaveBeenCalled();
    await userEvent.type(box, keys);
    expect(onRead.mock.calls).toEqual([['two eggs']]);
  },
);
