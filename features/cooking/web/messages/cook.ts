import { clockText } from '#platform/shared/duration-text.ts';
import { formatList } from '#platform/shared/format-list.ts';

const servingsText = (servings: number): string =>
  `${Number(servings.toFixed(2))} ${servings === 1 ? 'serving' : 'servings'}`;

export const cookText = {
  gone: 'That recipe does not exist',
  goneHint: 'It may have been deleted, or it is not on this device.',
  toRecipes: 'All recipes',
  step: (at: number, of: number): string => `Step ${at} of ${of}`,
  ready: 'Get ready',
  done: 'Done',
  allSteps: 'All steps',
  oneStep: 'One step at a time',
  options: 'Cooking options',
  ingredients: 'Ingredients',
  forThisStep: 'For this step',
  noIngredients: 'This recipe has no list of ingredients.',
  noSteps: 'This recipe has no steps. Cook it your way.',
  servings: 'Servings',
  fewer: 'Fewer servings',
  more: 'More servings',
  servingsText,
  asWritten: (servings: number): string =>
    `The amounts in these words are for ${servingsText(servings)}. The list has yours.`,
  start: 'Start cooking',
  next: 'Next',
  finish: 'Finish',
  back: 'Back',
  enjoy: 'Enjoy your meal',
  enjoyHint: 'Log what you ate and keep the rest for later.',
  log: 'Log and keep the rest',
  again: 'Start again',
  loggedHint: 'What is left is under Leftovers in Meals.',
  toDay: 'See your day',
  toMeals: 'Open Meals',
  tickStep: (at: number): string => `Step ${at} done`,
  progress: 'Steps',
};

export const timerText = {
  bar: 'Timers',
  start: (time: string, name: string): string =>
    name ? `Start timer: ${time}, ${name}` : `Start timer: ${time}`,
  over: 'Time’s up',
  overTitle: (name: string): string => `Time’s up: ${name}`,
  pause: (name: string): string => `Pause ${name}`,
  resume: (name: string): string => `Resume ${name}`,
  stop: (name: string): string => `Stop ${name}`,
  minuteMore: (name: string): string => `Add 1 minute to ${name}`,
  minuteShort: '+1',
  since: (ms: number): string => `${clockText(ms)} ago`,
  paused: 'Paused',
  timer: 'Timer',
  unfold: (count: number): string => `All ${count} timers`,
  fold: 'Fewer timers',
  tooMany: 'You have 12 timers. Stop one first.',
};

export const optionText = {
  awake: 'Keep the screen on',
  awakeDetail: 'While you cook',
  sound: 'Sound',
  soundDetail: 'When a timer ends',
  notify: 'Notification',
  notifyDetail: 'When a timer ends and you’re in another app',
  notifyRefused: 'Allow notifications for Vigour in your browser first.',
  voice: 'Voice',
  voiceDetail:
    'Say “next”, “back”, “timer” or “read”. Your browser may send what it hears to its maker.',
  noVoice: 'This browser can’t listen.',
  voiceRefused: 'Allow the microphone for Vigour in your browser first.',
  listening: `Listening for ${formatList(['“next”', '“back”', '“timer”', '“read”'])}`,
  heard: (text: string): string => `Heard “${text}”`,
  stopListening: 'Stop listening',
};
