export const suggestedTapToLog = 'We’ll suggest them; you tap to log.';

export const repeatsNotLoaded = 'Repeating foods couldn’t be loaded';

export const howToRepeat =
  'Choose “Repeat” in the actions of a logged food, like your weekday coffee.';
