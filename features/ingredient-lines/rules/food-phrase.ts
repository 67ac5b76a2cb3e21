/** The words of a food in a line, and what the line says besides. */
export type FoodPhrase = {
  /** What the food is called, as it is written. */
  phrase: string;
  /** The second food of "butter or oil"; null if there is none. */
  alternative: string | null;
  /** How it is prepared and what it is for; null if nothing is said. */
  note: string | null;
  /** Texts in brackets, which may name the food too: "toor dal (split pigeon peas)". */
  brackets: string[];
  optional: boolean;
};

/** Words that begin what is no longer the food: "to serve", "for frying", "plus extra". */
const PURPOSE =
  /(?:^|\s+)(?:(?:to|for) (?:serve|serving|taste|garnish|garnishing|finish|drizzle|decorate|dust|dusting|sprinkle|grease|greasing|brush|brushing|coat|deep|shallow|fry|frying|the|your|cooking|roasting|rolling|topping|glazing)\b|(?:as|if) (?:required|needed|desired|necessary|liked|you like|to taste)\b|plus\b|with\b|from\b|such as\b|cut\b|mixed with\b|dissolved\b|at room\b|about\b|or to taste\b|- |– |— ).*$/i;

const OPTIONAL = /\(?\b(?:optional|if (?:you like|liked|desired|using))\b\)?/i;
/** Words that say how a food is prepared or which one to buy: after them a comma may stand. */
const BEFORE_FOOD =
  /^(?:(?:boneless|skinless|large|small|medium|fresh|freshly|finely|roughly|coarsely|thinly|ripe|firm|dried|raw|cooked|peeled|lean|skin-on|bone-in|free[- ]range|organic|good|quality|low[- ](?:fat|sodium)|sliced|chopped|grated|minced|diced|hot|cold|warm|plain|unsalted|thick|thin|soft|long|short|red|green|yellow|white|brown|black|young|baby|mild|sharp)[\s-]*)+$/i;

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/g, '')
    .trim();

/** Divides what follows the amount into the food, an alternative and a note. */
export function splitFood(text: string): FoodPhrase {
  const brackets: string[] = [];
  const bare = text
    .replace(/[([]([^()[\]]*)[)\]]/g, (_, inner: string) => {
      if (tidy(inner)) brackets.push(tidy(inner));
      return ' ';
    })
    .replace(/[()[\]]/g, ' ');
  const optional = OPTIONAL.test(text);
  const parts = bare.replace(OPTIONAL, ' ').split(/[,;]/);
  let head = parts.shift() ?? '';
  // "boneless, skinless chicken thighs"
  while (parts.length > 0 && (tidy(head) === '' || BEFORE_FOOD.test(tidy(head)))) {
    head = `${head} ${parts.shift() ?? ''}`;
  }
  const purpose = PURPOSE.exec(head);
  // The first word is the food, however it sounds.
  const named =
    purpose && tidy(head.slice(0, purpose.index)) !== '' ? head.slice(0, purpose.index) : head;
  const [first = '', ...others] = named.split(/\s+(?:and\/or|or)\s+/i);
  const rest = head.slice(named.length);
  const notes = [rest, ...parts, ...brackets].map(tidy).filter(Boolean);
  const alternative = tidy(others.join(' or ')) || null;
  if (alternative) notes.unshift(`or ${alternative}`);
  return {
    phrase: tidy(first),
    alternative,
    note: notes.length > 0 ? notes.join(', ') : null,
    brackets,
    optional,
  };
}
