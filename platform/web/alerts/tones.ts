let sound: AudioContext | null = null;

/** A tone: its frequency in Hz, when it begins and how long it lasts, in seconds. */
export type Tone = readonly [frequency: number, afterSeconds: number, lastsSeconds: number];

/** Readies the sound while a finger is on the screen: browsers refuse it later. */
export function readySound(): void {
  if (typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  if (sound.state === 'suspended') void sound.resume().catch(() => undefined);
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
