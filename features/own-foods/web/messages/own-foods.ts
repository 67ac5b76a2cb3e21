export const pastDaysStaySame = 'Past days stay the same.';

export const restoreWithChanges = 'Restore it with my changes';

export const saveMineInstead = 'Save mine instead';

export const pastEntriesAreThere = 'Your past entries are still there.';

export const onlyYouSeeIt = 'Only you see it.';

export const draftIsStillHere = 'Your draft is still here';

export const canSaveAsItIs = 'You can save it as it is.';

export const whatIsItCalled = 'What is it called?';

export const validBarcode = 'Valid barcode.';

export const digitsAreOptional = 'The digits under the bars. Optional.';

export const dividedBy = (serving: string, basis: string) =>
  `We divide values by ${serving} and save them per ${basis}.`;

export const leaveUnknownEmpty = 'Leave values that aren’t on the label empty. Empty isn’t 0.';

export const addPortions = 'Add what a cup, slice or biscuit weighs to log it without scales.';

export const neededForPortions = (measure: string, basis: string) =>
  `Needed to log portions by ${measure}, as values are per ${basis}.`;

export const whatThingsWeigh = 'Water weighs 1 g, oil 0.92 g, honey 1.42 g.';

export const isItOneOfThese = 'Is it one of these?';

export const similarFoodsExist = 'Similar foods already exist. Nothing is saved yet.';

export const editOnlyYourFoods = 'You can only edit foods you created.';

export const filterByName = 'Filter by name or brand';

export const noFoodsYet = 'No foods yet. Create one from its label and search shows it first.';

export const noFavouritesYet = 'No favourites yet. Tap the star beside a food in search.';

export const withoutEnergyTotalIsLow = 'Without its energy, your day’s total is too low.';

export const findItInSearch = 'You’ll now find it in search.';

export const foodDeletedElsewhere = 'This food was deleted on another device';

export const foodChangedElsewhere = 'This food was changed on another device';

export const moveToKilojoules = 'It is kJ: move it';

export const moveToKilocalories = 'It is kcal: move it';

export const weightOfMillilitre = (measure: 'volume' | 'weight') =>
  `Weight of 1 ml, if you log it by ${measure}`;
