import type { Failure } from './api.ts';

export const whatToTrain = 'What would you like to train?';
export const wishExample = '30 minutes in a hotel, dumbbells to 15 kg, knee is sore, mostly back';
export const sayWhatToTrain = 'Say what you would like to train.';

export const EXAMPLES = [
  '3x a week, 45 min, gym, build muscle',
  'Half an hour at home, no equipment, people below',
  'Mon Wed Fri, dumbbells to 20 kg, shoulder is sore',
];

export const readsHere = 'Read on this device. Nothing is sent.';
export const readsWithAi = (service: string) =>
  `Your words are sent to ${service}, and nothing else about you.`;
export const readByAi = (service: string) => `Read by ${service}. Check what was understood.`;
export const understoodThis = 'Understood. Tap one to change it.';
export const nothingUnderstood =
  'Nothing was understood. Try minutes, days, equipment or a part of the body.';
export const notUnderstoodWords = (words: readonly string[]) =>
  `Not understood: ${words.map((one) => `“${one}”`).join(', ')}.`;
export const readAgain = 'The words changed. Read them again.';

export const whyNotAi = (failure: Failure): string =>
  failure === 'refused'
    ? 'The AI service refused. This was read on Vigour’s own rules.'
    : failure === 'unreadable'
      ? 'The AI service gave no usable answer. Vigour’s own rules read this.'
      : 'The AI service couldn’t be reached. Vigour’s own rules read this.';

export const separateWeights = 'Put a space between weights.';
export const giveFigure = (min: number, max: number) => `Enter a figure from ${min} to ${max}.`;
export const giveWeights = 'Enter weights with spaces between them, such as 8 12 16.';
export const chooseADay = 'Choose at least one day.';
