export const chooseTrainingDays =
  'Choose one to six training days in your profile. Until then, every day is the same.';

export const chooseHigherDays = 'Choose your higher days.';

export const everyDayTheSame =
  'Every day is the same: your target can’t safely go lower on any day.';

export const estimateIsFine = 'An estimate is fine. Your target changes with each trimester.';

export const extraEnergyStops =
  'The extra energy stops after six months, when babies’ needs vary too much.';

export const formulasUseKcal =
  'The formulas add up in kcal (1 kcal is 4.184 kJ). Your target is shown to 10 kJ.';

export const howTargetIsWorkedOut = 'How your target is worked out';

export const startingPointStepByStep = 'Your daily starting point, step by step.';

export const enterDailyEnergy = 'Enter your daily energy.';

export const chooseOneDay = 'Choose at least one day.';

export const leaveOneDayLower = 'Leave at least one day lower.';

export const howWeSetTarget = 'How we set your target';

export const changesOnCheckInDay = 'On check-in day. We’ll tell you, and you can undo it.';

export const noDeficitExtraEnergy = 'No calorie deficit, and extra energy for your stage';

export const whatGentleModeHides =
  'Hides energy, weight and streaks. No calorie deficit. For anyone who finds numbers hard.';

export const enterNumber = 'Enter a number like 72.4.';

export const savedDataSafe = 'Your saved data is safe. Check your connection and try again.';

export const targetsNotLoaded = 'Your targets couldn’t be loaded';

export const weekAddsUp = (unit: string, mean: string) =>
  `In ${unit}. The week still adds up to 7 × ${mean}; only carbs change.`;

export const lowerDaysAtMinimum =
  'Lower days are at the safe minimum, so higher days get less than you chose.';

export const gentleModeIsOn =
  'Gentle mode is on: no countdown and no calorie deficit. Log as roughly as you like.';
