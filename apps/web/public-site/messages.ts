export const trainEatSeeItAddUp = 'Vigour. Train. Eat. See it add up.';
