import { wordsOf } from './read-sentences.ts';

/** Counts syllables of an English word roughly: groups of vowels, a silent e left out. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const groups = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/**
 * School year that reads a sentence: 0.39 × words + 11.8 × syllables per word − 15.59
 * (Flesch–Kincaid grade level, Kincaid et al. 1975, for one sentence).
 */
export function readingLevel(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * words.length + (11.8 * syllables) / words.length - 15.59;
}
