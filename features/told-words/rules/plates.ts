import { isBrand } from './brands.ts';
import { isCommon, isGivenName } from './common-words.ts';

/** Those who eat beside the one who tells it, as pieces of patterns. */
export const KIN =
  '(?:kids?|kiddos?|children|boys?|girls?|daughters?|sons?|toddlers?|bubs?|bubba|baby|babies|twins|littlies?|little ones?|mums?|mumma|mom|dad|daddy|parents|(?:step)?(?:mum|dad|son)|nanna|nana|nan|gran|granny|grandma|grandpa|grandkids?|grandies|pop|poppy|nonna|nonno|yiayia|pappou|oma|opa|in-?laws?|rellies|hubby|hubs|husband|wife|wifey|missus|misso|old man|bloke|fella|gf|bf|partner|boyfriend|girlfriend|sister|brother|sis|bro|aunty|auntie|aunt|uncle|cousins?|mates?|friends?|besties?|flatmates?|housemates?|roommates?|roomies?|neighbours?|boss|colleagues?|workmates?|team|family|others|guests?|guys|blokes?|reps|everyone(?: else)?|everybody(?: else)?|someone else|rest of (?:them|us|the (?:family|team|table))|dogs?|cat|pup|puppy)';
const WHOSE =
  '(?:the |my |our |his |her |their |me )?(?:other |older |younger |youngest |eldest |big |little )?';
const ALSO = '(?: (?:just|only|all|both|each|also|then|already|usually|obviously))?';
const ATE =
  "(?:(?:breakfast|lunch|dinner|tea|snack)s? (?:was|were|is)|(?:is|are|was|were|['’]s) (?:doing|making|cooking|having|getting|eating|drinking)|had(?! (?:left|made|given|put|cooked|saved|bought|brought|run)\\b)|has|having|ate|eats|eating|got(?! (?:me|us|home|back|there|here|up|in|out)\\b)|ordered(?! (?:me|us|for))|chose|chooses|picked(?! (?:me|us|up|at|on|the))|took|takes|drank|smashed|scoffed|demolished|devoured|inhaled|polished off|stole|nicked|pinched|grabbed|hogged|went for|opted for|dropped(?= (?:his|her|their|the))|threw(?! up| out)|spat|wasted|refused|(?:did ?n[o']?t|could ?n[o']?t|would ?n[o']?t) (?:finish|eat|want|like|touch|have))";
const OBJECT =
  '(?<object>(?: (?:most|all|some|half|the rest) of)?(?: (?:the|an?|any|some|his|her|their|my))?)';

const OTHERS = new RegExp(
  `(?<!\\b(?:what|whatever|which|that|as|than|with|(?:me|i|we|us|myself) and) (?:the |my |our )?)\\b${WHOSE}(?:${KIN}(?:['’]s|s['’])?|they|he|she)(?: (?:in front|next to me|beside me|at work))?${ALSO} ${ATE}\\b${OBJECT}`,
  'giu',
);
/** A name that is not the one who tells it. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?=\\p{L}{2})(?<=^|[,.;:!?(\\n–—-]\\s*|\\b(?:but|and|while|so|as|because|when)\\s+)(?!I |We )(\\p{L}\\p{Ll}+)(?: (?:and|n) \\p{L}\\p{Ll}+)?${ALSO} ${ATE}\\b${OBJECT}`,
  'gu',
);
/** Where a plate ends: at a sign, or where the one who tells it has something. */
const ENDS =
  /[,.;:!?\n()–—↺÷↻⊖✗]|\b(?:so|but|while|then|plus|where|when)\b|\b(?:and|n) (?=(?:then |just |only |also |later )?(?:i|we|me|had|ate|got|drank|my)\b)/iu;

/** "Toddler ate a banana, 3 bites of porridge": all of it is told of one who is not the one who tells it. */
const isAboutAnother = (text: string, first: number): boolean =>
  !/\p{L}/u.test(text.slice(0, first)) &&
  !/\b(?:i|we|me|my|mine|us|ours?|myself)\b/i.test(text) &&
  [...text.matchAll(/\b(?:had|ate|got|drank|ordered|grabbed)\b/gi)].length < 2;

/** "Dr Lamb", "met Rosemary", "from Orange to Dubbo", "Olive turned 3": names of people and places that are food as well. */
const CALLED =
  /\b(?:(?:[Tt]ook|[Ww]alked) \p{Lu}\p{Ll}+ (?:for a (?:walk|run|swim|drive)|to the (?:park|beach|vet|shops))|(?:Mr|Mrs|Ms|Dr|Miss|Aunty|Auntie|Uncle)\.? \p{Lu}\p{Ll}+|(?:[Mm]et|[Ss]aw|[Vv]isited|[Ff]ed|[Ww]alked) \p{Lu}\p{Ll}+(?=\s+(?:at|for|to|in|up|out|and|who|then|,|$)|\s*,)|from \p{Lu}\p{Ll}+ to \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ turned \d+)/gu;
const withoutCalled = (text: string): string =>
  text.replace(CALLED, (name) =>
    // Who ate it was another.
    (/^(?:Mr|Ms|Mrs|Dr|Miss|Aunt(?:y|ie)|Uncle)\.? /.test(name) ? 'they' : '').padStart(
      name.length,
    ),
  );

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + 'no'.padEnd(to - from) + text.slice(to);

/** "The kids had nuggets and chips": none of it was eaten by the one who tells it. Every word keeps its place. */
export function withoutOtherPlates(text: string): string {
  let plain = text;
  const places = [
    ...text.matchAll(OTHERS),
    ...[...text.matchAll(NAMED)].filter(([, name = '']) => isName(name)),
  ].map(({ 0: found, index, groups }) => ({
    from: index,
    to: index + found.length,
    object: groups?.['object']?.length ?? 0,
  }));
  if (isAboutAnother(text, places[0]?.from ?? 0))
    return places.reduce(
      (told, { from, to, object }) =>
        told.slice(0, from) + ' '.repeat(to - object - from) + told.slice(to - object),
      text,
    );
  for (const { from, to } of places) {
    const [rest = ''] = plain.slice(to).split(ENDS);
    const more = rest.replace(/ (?:and|&|n|\+|with) /gi, (joint) => ' no'.padEnd(joint.length));
    plain = blank(plain, from, to);
    plain = plain.slice(0, to) + more + plain.slice(to + rest.length);
  }
  return plain;
}

const isName = (word: string): boolean => {
  const name = word.toLowerCase();
  if (isGivenName(name)) return true;
  return (
    name !== word &&
    !isCommon(name) &&
    !isBrand(name) &&
    !/ly$|^(also|breakfast|brekk|lunch|dinner|tea|snack|arvo)/.test(name)
  );
};

const KNOWN_TO =
  '(?:[Mm]et|[Tt]ook|[Ww]alk(?:ed|ing)|[Ff]ed|[Vv]isit(?:ed|ing)|Mrs?|Ms|Miss|Dr|Uncle|Aunt(?:y|ie)?|Nanna?|Grandma|Grandpa|Pop|Cousin|Sister|Brother|Father|[Cc]oach|[Ff]riend|[Mm]ate|[Ss]ister|[Bb]rother|[Cc]ousin|[Dd]aughter|[Ss]on|[Dd]og|[Cc]at|[Pp]uppy|[Hh]orse)';
/** "Met Rosemary", "Uncle Basil", "Olive turned 3", "from Orange to Dubbo": no foods, as their capitals say. */
const CALLED_SO = new RegExp(
  `(?<=\\b${KNOWN_TO} )\\p{Lu}\\p{Ll}+|(?<![\\p{L}'’])\\p{Lu}\\p{Ll}+(?= (?:turned|says?|said|grew|rang|called|visited)\\b)|(?<=\\bfrom )\\p{Lu}\\p{Ll}+(?= to \\p{Lu})`,
  'gu',
);

/** The same text with "he" for who is called like a food. */
export const withoutPeople = (text: string): string =>
  withoutCalled(text).replace(CALLED_SO, (name) => 'he'.padStart(name.length));
