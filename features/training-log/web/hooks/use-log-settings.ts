import { deviceValue } from '#platform/web/device-value.ts';

/** How the logger behaves on this device. */
export type LogSettings = {
  effort: 'none' | 'rir' | 'rpe';
  sound: boolean;
  vibrate: boolean;
  notify: boolean;
  awake: boolean;
  guided: boolean;
};

const USUAL: LogSettings = {
  effort: 'rir',
  sound: true,
  vibrate: true,
  notify: false,
  awake: true,
  guided: false,
};

const kept = deviceValue(
  'vigour-log-settings',
  (stored): LogSettings => ({ ...USUAL, ...(stored as Partial<LogSettings> | null) }),
);

export const logSettings = kept.get;
export const useLogSettings = kept.useValue;
export const changeLogSettings = (change: Partial<LogSettings>): void =>
  kept.set({ ...kept.get(), ...change });
