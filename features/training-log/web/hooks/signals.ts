import { noticeText } from '../messages/rest.ts';
import { logSettings } from './use-log-settings.ts';

let sound: AudioContext | null = null;

/** Readies the sound while a finger is on the screen: browsers refuse it later. */
export function readySound(): void {
  if (!logSettings().sound || typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  if (sound.state === 'suspended') void sound.resume().catch(() => undefined);
}

function playTone(frequency: number, afterSeconds: number, lastsSeconds: number): void {
  if (!sound || sound.state !== 'running') return;
  const from = sound.currentTime + afterSeconds;
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.35, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + lastsSeconds);
  tone.connect(volume).connect(sound.destination);
  tone.start(from);
  tone.stop(from + lastsSeconds);
}

export type Signal = 'over' | 'work' | 'rest' | 'tick';

const TONES: Readonly<Record<Signal, readonly (readonly [number, number, number])[]>> = {
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
  const { sound: isLoud, vibrate } = logSettings();
  if (isLoud)
    for (const [frequency, after, lasts] of TONES[kind]) playTone(frequency, after, lasts);
  if (vibrate && typeof navigator.vibrate === 'function') navigator.vibrate(BUZZ[kind]);
}

/** Says that the rest is over while another app is in front; nothing where it is not allowed. */
export async function notifyOver(next: string, href: string): Promise<void> {
  if (!logSettings().notify || document.visibilityState === 'visible') return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(noticeText.title, {
    body: noticeText.body(next),
    tag: 'rest',
    data: { href },
  });
}

/** Asks the browser for notifications; false where they are refused. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
