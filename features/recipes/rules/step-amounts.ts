const MEASURE =
  'kg|g|grams?|ml|l|litres?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|cloves?|eggs?|slices?|cans?|tins?|bunch(?:es)?|handfuls?|pieces?|oz|lbs?';
const FIGURE = '(?:\\d|[¼½¾⅓⅔⅛]|\\b(?:a|an|one|two|three|four|five|six|half an?))';
const AMOUNT = new RegExp(`${FIGURE}[\\s-]*(?:of (?:the|a) )?(?:${MEASURE})\\b`, 'i');

/** Whether the words of a step say how much of something: "add 200 g flour", "2 eggs". Times and heat are none. */
export const namesAmount = (step: string): boolean => AMOUNT.test(step);
