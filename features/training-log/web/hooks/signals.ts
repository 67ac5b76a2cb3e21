import { showNotice } from '#platform/web/alerts/notices.ts';
import * as tones from '#platform/web/alerts/tones.ts';
import { noticeText } from '../messages/rest.ts';
import { logSettings } from './use-log-settings.ts';

/** Readies the sound while a finger is on the screen: browsers refuse it later. */
export function readySound(): void {
  if (logSettings().sound) tones.readySound();
}

export type Signal = 'over' | 'work' | 'rest' | 'tick';

const TONES: Readonly<Record<Signal, readonly tones.Tone[]>> = {
  over: [
    [660, 0, 0.18],
    [880, 0.22, 0.4],
  ],
  work: [[880, 0, 0.4]],
  rest: [[440, 0, 0.4]],
  tick: [[600, 0, 0.08]],
};

const BUZZ: Readonly<Record<Signal, number[]>> = {
  over: [200, 100, 200],
  work: [250],
  rest: [120, 80, 120],
  tick: [30],
};

/** Sounds and shakes, as the person wants it. */
export function signal(kind: Signal): void {
  const { sound, vibrate } = logSettings();
  if (sound) tones.playTones(TONES[kind]);
  if (vibrate) tones.vibrate(BUZZ[kind]);
}

/** Says that the rest is over while another app is in front; nothing where it is not allowed. */
export async function notifyOver(next: string, href: string): Promise<void> {
  if (!logSettings().notify) return;
  await showNotice({ title: noticeText.title, body: noticeText.body(next), tag: 'rest', href });
}
