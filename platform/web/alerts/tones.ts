let sound: AudioContext | null = null;

/** A tone: its frequency in Hz, when it begins and how long it lasts, in seconds. */
export type Tone = readonly [frequency: number, afterSeconds: number, lastsSeconds: number];

/** Making the sound takes a slow phone a tenth of a second: what was tapped is shown first, ms. */
const READY_AFTER_MS = 250;

/** Readies the sound because a finger was on the screen: browsers refuse it much later. */
export function readySound(): void {
  if (typeof AudioContext === 'undefined' || sound?.state === 'running') return;
  setTimeout(() => {
    sound ??= new AudioContext();
    if (sound.state === 'suspended') void sound.resume().catch(() => undefined);
  }, READY_AFTER_MS);
}

/** Plays tones; nothing where the sound was not readied. */
export function playTones(tones: readonly Tone[]): void {
  if (!sound || sound.state !== 'running') return;
  for (const [frequency, after, lasts] of tones) {
    const from = sound.currentTime + after;
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.35, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
    tone.connect(volume).connect(sound.destination);
    tone.start(from);
    tone.stop(from + lasts);
  }
}

/** Shakes the phone, where it can: milliseconds on and off in turn. */
export function vibrate(pattern: number[]): void {
  if (typeof navigator.vibrate === 'function') navigator.vibrate(pattern);
}
