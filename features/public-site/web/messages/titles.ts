export const trainEatSeeItAddUp = 'Train, eat and see it add up';
