import { useSyncExternalStore } from 'react';

/** How cooking mode behaves on this device. */
export type KitchenSettings = { awake: boolean; sound: boolean; notify: boolean };

const KEY = 'vigour-kitchen-settings';
const USUAL: KitchenSettings = { awake: true, sound: true, notify: false };

function read(): KitchenSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<KitchenSettings>;
    return { ...USUAL, ...stored };
  } catch {
    return USUAL;
  }
}

let settings: KitchenSettings | null = null;
const listeners = new Set<() => void>();

export const kitchenSettings = (): KitchenSettings => {
  settings ??= read();
  return settings;
};

export function changeKitchenSettings(change: Partial<KitchenSettings>): void {
  settings = { ...kitchenSettings(), ...change };
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

export const useKitchenSettings = (): KitchenSettings =>
  useSyncExternalStore(follow, kitchenSettings, kitchenSettings);
