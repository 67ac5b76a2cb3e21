export const noneOfTheseFoods = 'None of these foods has it.';

export const sourceOfIntakes =
  'Vitamins and minerals: Australian recommended or adequate intakes for your age and sex (NHMRC). They aren’t medical advice.';

export const nothingLoggedDay = 'Nothing logged on this day.';

export const totalsAreMinimums = 'Some foods lack data, so totals are minimums.';
