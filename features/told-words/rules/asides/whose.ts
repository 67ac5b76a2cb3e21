import { isBrand } from '../brands.ts';
import { isGivenName } from '../common-words.ts';
import { type Rule, rule } from '../signs.ts';

const OWNER =
  '(?:daughter|son|mum|mom|dad|uncle|aunty|auntie|aunt|cousin|nan|nanna|grandma|grandpa|nonna|yiayia|teta|lola|oma|sister|brother|wife|husband|hubby|hubbie|partner|mate|friend|flatmate|housemate|neighbour|colleague|boyfriend|girlfriend|toddler|baby|bub|missy|kid|girl|boy)';
/** After it stands what they did, or where they were, and no food of theirs. */
const DID =
  '(?!(?:and|or|had|have|has|got|for|to|were|are|was|over|came|come|who|in|at|on|ate|with|made|all|both|did|left|place|house|breakfast|lunch|dinner|tea)\\b)';

/** "My daughter's nuggets", "hubbys chips": whose it was. */
export const WHOSE_FOOD: Rule = rule(
  `(?<!\\bwith (?:(?:my|the|some|our) )?)\\b(?:(?:my|the|our|his|her) )?(?:(?:${OWNER}|pop|boss)(?:['’]s|s['’]) (?=\\p{L})|${OWNER}s (?=${DID}\\p{L}))`,
);

/** What a person's food may be described by before it is named. */
const DESCRIBED = /^(birthday|bday|leftover|homemade|home|famous|cold|hot|big|last|half|uneaten)$/;

/** "Leo's mac and cheese", "3 of toms nuggets": whose it was, unless it is a maker's name or a food. */
export const withoutOwners = (text: string, isFood: (words: string) => boolean): string =>
  text.replace(
    /(?<=^|[^\p{L}'’])(\p{L}{2,}?)(['’]?)s (?=(\p{L}+))/giu,
    (owner, name: string, apostrophe: string, next: string, at: number) => {
      const one = name.toLowerCase();
      const isOwned = apostrophe
        ? /^\p{Lu}\p{Ll}/u.test(name)
        : (isGivenName(one) || one === 'tom') &&
          (DESCRIBED.test(next) || isFood(next)) &&
          (!isFood(`${one}s`) || /\b(of|off|from) $/i.test(text.slice(0, at)));
      const isKept = !isOwned || isBrand(`${one}s`) || isFood(`${one}s ${next}`);
      return isKept ? owner : ' '.repeat(owner.length);
    },
  );
