const AMOUNT_ALONE = /^[x×]?\s*[\d½⅓¼¾⅔][\d.,/\s]*\s*(?:kg|g|grams?|l|ml|litres?|x|×)?$/i;

const tidy = (parts: readonly string[]): string[] =>
  parts.map((part) => part.trim()).filter((part) => part !== '');

/** What stands together: "mac and cheese", "salt and vinegar chips", "sweet and sour sauce". */
const AND = String.raw`\band\b(?!\s+(?:cheese|chips|gravy|vinegar|pepper|sour|cream|a half|half|butter pudding)\b)`;
const NOT_IN_BRACKETS = String.raw`(?![^(]*\))`;
const SAID = new RegExp(String.raw`\s*(?:,|;|\band then\b|\bplus\b|${AND})\s*`, 'i');
const TYPED_AND = new RegExp(String.raw`\s${AND}${NOT_IN_BRACKETS}\s`, 'i');

/** Several things in one breath: "milk, two onions and toilet paper" are three. */
export const splitSaid = (said: string): string[] =>
  tidy(
    said.split(SAID).map((part) => part.replace(/^(?:add|buy|get|we need|i need|please)\s+/i, '')),
  );

/**
 * Several things in one typed line: "lactose free milk 2 L, nit shampoo" are two, and "milk and nappies" too. A comma within a number or a
 * bracket separates nothing, and an amount alone belongs to what stands before it: "milk, 2 L".
 */
export const splitTyped = (typed: string): string[] =>
  tidy(
    typed.split(/(?:(?<!\d),|,(?!\d)|;|\n)(?![^(]*\))/).flatMap((part) => part.split(TYPED_AND)),
  ).reduce<string[]>((things, part) => {
    const before = things.at(-1);
    return before !== undefined && AMOUNT_ALONE.test(part)
      ? [...things.slice(0, -1), `${before} ${part}`]
      : [...things, part];
  }, []);
