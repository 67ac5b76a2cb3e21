export const weekMadeForYourGoal =
  'Your training week, made for your goal, your level and the equipment you have.';

export const planForYourDays = 'A plan for your days';

export const sessionsThatFit = 'Sessions that fit your training days and the minutes you have.';

export const logAsYouTrain =
  'Log as you train, with a rest timer that keeps going when the phone locks.';

export const nextStartsFromRealLifts = 'The next session starts from what you really lifted.';

export const planStartsFromThem = 'The plan will start from them';

export const fromCsvAtOnce = 'From a CSV file, all at once';
