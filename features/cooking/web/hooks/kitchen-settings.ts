import { deviceValue } from '#platform/web/device-value.ts';

/** How cooking mode behaves on this device. */
export type KitchenSettings = { awake: boolean; sound: boolean; notify: boolean };

const USUAL: KitchenSettings = { awake: true, sound: true, notify: false };

const kept = deviceValue(
  'vigour-kitchen-settings',
  (stored): KitchenSettings => ({ ...USUAL, ...(stored as Partial<KitchenSettings> | null) }),
);

export const kitchenSettings = kept.get;
export const useKitchenSettings = kept.useValue;
export const changeKitchenSettings = (change: Partial<KitchenSettings>): void =>
  kept.set({ ...kept.get(), ...change });
