import type { HealthOutcome, HealthQuestion } from '../../rules/health-screening.ts';

export const healthText = {
  title: 'Health check',
  lead: 'Eight quick questions before you train hard.',
  why: 'What your answers change',
  whatChanges:
    'How hard plans push you. With a yes on pregnancy or surgery, nothing face down either.',
  privacy: 'Only you see them. We store them encrypted, and they’re in your data export.',
  lasts: 'Answers are valid for 12 months. Answer again when your health changes.',
  notAdvice: 'This is not medical advice. If unsure, ask a doctor.',
  yes: 'Yes',
  no: 'No',
  save: 'Save answers',
  answerAll: 'Choose yes or no.',
  again: 'My health has changed',
  clearedByDoctor: 'A doctor has cleared me',
  clearedHint: 'Only if a doctor said hard training is fine for you.',
  remove: 'Delete my answers',
  under18: 'Under 18',
  under18Lead: 'You’re under 18, so loads stay moderate and good form comes first.',
  answeredOn: (day: string) => `Answered on ${day}.`,
  clearedOn: (day: string) => `Cleared on ${day}.`,
  validUntil: (day: string) => `Valid until ${day}.`,
  saved: { title: 'Answers saved' },
  cleared: { title: 'Clearance saved', description: 'Your next plan may use full effort.' },
  removed: { title: 'Answers deleted', description: 'Plans stay moderate until you answer again.' },
  undone: { title: 'Undone', description: 'Your answers are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

/** Version 2026-11 of our own questions: a change needs a new HEALTH_WORDING_VERSION. */
export const healthQuestions: Readonly<
  Record<HealthQuestion, { question: string; detail: string }>
> = {
  heart: {
    question: 'Do you live with a heart or blood pressure problem?',
    detail:
      'For example an irregular beat, a past heart attack or stroke, or tablets for pressure.',
  },
  chest: {
    question: 'Does effort ever bring on pain or tightness in your chest?',
    detail: 'Stairs and walking uphill count.',
  },
  faint: {
    question: 'In the past year, have you fainted or nearly fallen from dizziness?',
    detail: 'Standing up too fast once doesn’t count.',
  },
  breath: {
    question: 'Do you get breathless sooner than others your age?',
    detail: 'Also say yes if asthma or another lung problem is hard to control.',
  },
  condition: {
    question: 'Do you manage diabetes, kidney disease, epilepsy or another long illness?',
    detail: 'Say yes also if it’s well under control.',
  },
  injury: {
    question: 'Is a bone, joint, muscle or your back hurt or healing?',
    detail: 'Something that hard training could make worse.',
  },
  recent: {
    question: 'Are you pregnant, or have you had a baby or surgery within six months?',
    detail: 'Your body needs a gentler start then.',
  },
  advice: {
    question: 'Has anyone who treats you asked you to take it easy?',
    detail: 'A doctor, midwife or physio, for example.',
  },
};

export const healthResults: Readonly<Record<HealthOutcome, { title: string; detail: string }>> = {
  unanswered: {
    title: 'Plans stay moderate',
    detail: 'Until you answer, sets stop well before they get hard. Nothing else changes.',
  },
  lapsed: {
    title: 'Please answer again',
    detail: 'Your answers are over a year old. Until then, plans stay moderate.',
  },
  flagged: {
    title: 'Talk to a doctor first',
    detail: 'Until you’re cleared, sets stop well before they get hard. Keep training gently.',
  },
  clear: {
    title: 'Good to go',
    detail: 'Plans may use full effort.',
  },
  cleared: {
    title: 'Cleared by a doctor',
    detail: 'Plans may use full effort.',
  },
};
