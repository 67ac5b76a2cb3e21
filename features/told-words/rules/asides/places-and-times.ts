import { NO_UNIT, NUMBER, type Rule, rule } from '../signs.ts';

/** Where, when and with whom something was eaten: it names no food. */
export const PLACES_AND_TIMES: readonly Rule[] = [
  rule(
    '\\b(?:from|at) (?:the )?(?:kfc|maccas|mcdonalds|hungry jacks?|red rooster|nandos?|subway|grilld|oporto|dominos|woolies|coles|aldi|rsl|leagues club|surf club|cricket club|bowlo)\\b',
  ),
  rule(
    "\\b(?<!\\bagain )(?:on|at|from|in|after|before|during|over|off|by|near|around)(?: (?:the|my|our|his|her|a|an))? (?:way(?: (?:in|home|back|there|to work))?|servo|barbie|bone|bakery|chippy|pub|club|gym|show|footy|couch|car|ute|truck|van|cab|shed|paddock|grass|pool|oval|pier|jetty|lake|food court|vending machine|office|train|bus|movies|cinema|game|beach|park|shops?|market|caf[eé]|canteen|party|cricket|airport|desk|day|weekend|morning|afternoon|arvo|evening|night|work|school|home|run|ride|swim|walk|training|class|session|bunnings|restaurant|takeaway shop|milk bar|supermarket|uni|church|wedding|meeting|shift|mums?(?:'s)?|nans?(?:'s)?)\\b(?! (?:tea|snack|roll|bar|rolls))",
  ),
  rule(
    "\\bat (?:the|a|my|our|his|her|their) (?!same\\b|start\\b|end\\b)[\\p{L}'-]+(?: (?:night|club|house|place|bar|shop|room|party|game|office|stop|station|bbq|do|drinks))?(?! of\\b)",
  ),
  rule(
    '\\b(?:in|from|out of|off|on) (?:the|my|our) (?:car|pack|packet|box|fridge|freezer|cupboard|pantry|staff ?room|tea ?room|break ?room|kitchen|bath|sun|yard|garden|floor|table|bench|grill|barbie|bbq|campfire)(?! of\\b)',
  ),
  rule('\\b(?:before|to|in) bed(?:time)?\\b'),
  rule('\\b(?:off|from) (?:his|her|their|my|the) (?:\\p{L}+ )?plates?\\b'),
  // "Post workout shake", "pre shift break": pre workout alone is a powder.
  rule(
    '\\b(?:post[ -]?(?:workout|gym|training|run|ride|swim|game|footy|shift|work)|pre[ -]?(?:gym|training|run|ride|swim|game|footy|shift|work\\b|workout(?= (?:coffee|banana|shake|snack|meal|toast|oats|eggs|smoothie|food))))(?: (?:break|snack|meal|food))?\\b(?! ?(?:$|[,.;\\n]))',
  ),
  // What it was eaten with and out of: no fish fingers, no straight cut chips.
  rule(
    '\\b(?:with|using) (?:(?:my|the|his|her|our) (?:bare )?(?:hands?|fingers)|bare hands|an? (?:fork|spoon|teaspoon|knife)|chopsticks)\\b(?! of\\b)',
  ),
  rule(
    '\\bstraight (?:from|out ?of|outt?a|off) (?:the |a )?(?:tub|jar|packet|pack|bag|can|tin|bottle|fridge|freezer|box|container|pot|pan|carton)\\b(?! of\\b)',
  ),
  // The kitchen, where it is told after it what was ordered there.
  rule(
    `\\b(?:(?:and |so )?(?:i |we )?(?:ordered|order|got|had|did|grabbed|went|chose|picked) (?:for |some )?|some |(?<=^|[.;\\n] ?))(?:thai|chinese|indian|japanese|italian|mexican|vietnamese|korean|lebanese|greek|turkish|malaysian|nepalese|uber ?eats|doordash|menulog|deliveroo)(?: (?:food|takeaway|take away|delivery|delivered|again|tonight|last night|yesterday|for (?:lunch|dinner|tea)|for \\p{L}+ (?:birthday|bday)))*(?=\\s*(?:[,.;:\\n–]|(?:and|so) (?:i|we) )\\s*\\p{L}|\\s*[,.;:\\n–-]\\s*\\d)`,
  ),
  rule('\\bat (?:yum cha|dim sum|brunch)\\b'),
  rule(
    '\\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:(?:day|sday|nesday|rsday|urday)\\b(?!s| roast)|\\b(?=\\s*(?:\\n|:)))',
  ),
  rule(
    `\\b(?:at |around |about )?(?:half|quarter|five|ten|twenty) (?:past|to) (?:${NUMBER})\\b`,
    '.',
  ),
  rule(
    '\\b(?<!s, |\\b(?:them|those), )(?:at|(?<!\\b(?<!\\ban? (?:\\p{L}+ )?)(?!(?:chips|fries|class|this|was|bus|drinks) )\\p{L}{3,}s )(?<!\\b(?:ate|had|got|drank|only|just|maybe|have) )(?:around|about)|by|till|until) (?:about )?(?:[1-9]|1[0-2]|(?<=at )(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?=\\s*(?:$|[,;\\n]|\\.(?!\\d)|i\\b|we\\b|then\\b|with (?!\\d)|and (?!half\\b|a (?:half|bit|quarter)\\b)))',
  ),
  rule('\\b(?:at |around |about )?(?:[01]?\\d|2[0-3])(?:[:.][0-5]\\d)? ?[ap]\\.?m\\b\\.?:?', '.'),
  rule('(?<=^|\\n)(?:[01]?\\d|2[0-3]):(?= \\p{L})'),
  rule('\\b(?:at |around )?(?:[01]?\\d|2[0-3]):[0-5]\\d\\b(?! ?(?:g|ml|kg|l)\\b)', '.'),
  rule(
    `(?<=^|[,.;\\n/] ?|\\p{L} )(?:[5-9]|1\\d|2[0-3])\\.(?:00|10|15|20|30|40|45|50)(?= (?:\\p{L}{2,}|\\d))${NO_UNIT}`,
    '.',
  ),
  rule(
    `(?<=^|[,.;\\n/] ?|\\p{L} )(?:0\\d|1\\d|2[0-3])[0-5][05](?: ?hrs?)?:?(?= (?:[-–—>]+ ?)?(?:\\p{L}{2,}|\\d))${NO_UNIT}`,
    '.',
  ),
];
