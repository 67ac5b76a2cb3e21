import { useSyncExternalStore } from 'react';

/** How the logger behaves on this device. */
export type LogSettings = {
  effort: 'none' | 'rir' | 'rpe';
  sound: boolean;
  vibrate: boolean;
  notify: boolean;
  awake: boolean;
  guided: boolean;
};

const KEY = 'vigour-log-settings';
const USUAL: LogSettings = {
  effort: 'rir',
  sound: true,
  vibrate: true,
  notify: false,
  awake: true,
  guided: false,
};

function read(): LogSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LogSettings>;
    return { ...USUAL, ...stored };
  } catch {
    return USUAL;
  }
}

let settings: LogSettings | null = null;
const listeners = new Set<() => void>();

export const logSettings = (): LogSettings => {
  settings ??= read();
  return settings;
};

export function changeLogSettings(change: Partial<LogSettings>): void {
  settings = { ...logSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold until the page is closed.
  }
  for (const listener of listeners) listener();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLogSettings = (): LogSettings =>
  useSyncExternalStore(follow, logSettings, logSettings);
