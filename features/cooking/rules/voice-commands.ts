export const VOICE_COMMANDS = ['next', 'back', 'timer', 'repeat', 'stop'] as const;
export type VoiceCommand = (typeof VOICE_COMMANDS)[number];

/** Words that mean a command, in the order in which they are tried. */
const WORDS: readonly (readonly [RegExp, VoiceCommand])[] = [
  [/\bstop (?:listening|voice)\b/, 'stop'],
  [/\b(?:next|continue|forward)\b/, 'next'],
  [/\b(?:back|previous)\b/, 'back'],
  [/\btimer\b/, 'timer'],
  [/\b(?:repeat|read)\b/, 'repeat'],
];
/** Talk at the stove is longer than a command. */
const MAX_WORDS = 5;

/** The command in what was heard; null where there is none, as in talk that only contains such a word. */
export function commandIn(heard: string): VoiceCommand | null {
  const text = heard.toLowerCase().trim();
  if (text.split(/\s+/).length > MAX_WORDS) return null;
  return WORDS.find(([words]) => words.test(text))?.[1] ?? null;
}
