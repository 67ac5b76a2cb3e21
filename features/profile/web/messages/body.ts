export const usedForTargets = 'We use these to set your targets.';

export const leaveEmptyToKeep = 'Leave empty to keep it';

export const enterAge = 'Enter your age.';

export const enterWeight = 'Enter your weight.';

export const enterHeight = 'Enter your height.';

export const chooseGender = 'Choose a gender.';

export const chooseFitnessLevel = 'Choose a fitness level.';

export const tickBoxesBelow = 'Tick the boxes below your age.';

export const weightInPounds = (least: number, most: number) => `Weight is ${least} to ${most} lb.`;

export const heightInInches = 'Height is 55 to 87 inches.';
