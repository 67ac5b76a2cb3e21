export const RECOVERY_QUESTIONS = ['sleep', 'soreness', 'stress'] as const;
export type RecoveryQuestion = (typeof RECOVERY_QUESTIONS)[number];

/** How it is, from good to poor: rested, so-so, worn out. */
export const RECOVERY_ANSWERS = ['good', 'fair', 'poor'] as const;
export type RecoveryAnswer = (typeof RECOVERY_ANSWERS)[number];

export type RecoveryAnswers = Readonly<Record<RecoveryQuestion, RecoveryAnswer | null>>;
export type Recovery = 'low' | 'normal' | 'high';

export const NOT_ANSWERED: RecoveryAnswers = { sleep: null, soreness: null, stress: null };

const POINTS = { good: 1, fair: 0, poor: -1 } as const;

/**
 * How well a person recovers, which scales the sets of a week (domain sheet 4.3, step 2). Two more
 * good answers than poor ones are high, two more poor ones are low; what is not answered counts
 * as fair. Our own rule: no published scale fits three questions.
 */
export function toRecovery(answers: RecoveryAnswers): Recovery {
  const points = RECOVERY_QUESTIONS.reduce((sum, question) => {
    const answer = answers[question];
    return answer === null ? sum : sum + POINTS[answer];
  }, 0);
  if (points >= 2) return 'high';
  return points <= -2 ? 'low' : 'normal';
}
