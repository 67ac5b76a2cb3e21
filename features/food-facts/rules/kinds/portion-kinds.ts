/** What is served alike: a bowl of cereal weighs 45 g, a bowl of soup 350 g. */
export type PortionKind =
  | 'cereal'
  | 'porridge'
  | 'soup'
  | 'noodle soup'
  | 'hot chips'
  | 'crisps'
  | 'chocolate'
  | 'lollies'
  | 'ice cream'
  | 'yoghurt'
  | 'grated'
  | 'cheese'
  | 'cream'
  | 'butter'
  | 'spread'
  | 'sugar'
  | 'oil'
  | 'dip'
  | 'sauce'
  | 'spice'
  | 'powder'
  | 'nuts'
  | 'seeds'
  | 'dried fruit'
  | 'berries'
  | 'citrus'
  | 'melon'
  | 'fruit'
  | 'leaves'
  | 'salad'
  | 'mash'
  | 'sticks'
  | 'vegetables'
  | 'legumes'
  | 'grain'
  | 'sushi'
  | 'pizza'
  | 'dish'
  | 'bacon'
  | 'sliced meat'
  | 'meat'
  | 'fish'
  | 'prawns'
  | 'biscuits'
  | 'bread'
  | 'cake'
  | 'beer'
  | 'wine'
  | 'spirit'
  | 'hot drink'
  | 'shake'
  | 'soft drink'
  | 'drink'
  | 'other';

/** In order; the first that fits. A category alone is what is left of it. */
const KINDS: readonly (readonly [kind: PortionKind, category: RegExp, name: RegExp])[] = [
  ['beer', /^alcohol$/, /beer|cider|shandy|seltzer|lager/i],
  ['wine', /^alcohol$/, /wine|sake|sangria|spritz|mimosa/i],
  ['spirit', /^alcohol$/, /spirits|gin, 45|whisky, 43|liqueur(?! and)|shot/i],
  ['drink', /^alcohol$/, /./],
  [
    'powder',
    /^sports|^drinks|^eggs-dairy|^dairy/,
    /powder|gainer|creatine|casein|collagen|isolate/i,
  ],
  [
    'hot drink',
    /^drinks$/,
    /coffee, |tea\b|latte|cappuccino|flat white|mocha|hot chocolate|macchiato|babycino|long black|^milo, made|malt drink/i,
  ],
  [
    'shake',
    /^(drinks|eggs-dairy|sports-supplements)$/,
    /smoothie|shake|frappe|iced chocolate|bubble|lassi|boost juice/i,
  ],
  ['shake', /^takeaway/, /boost juice|shake|smoothie|frappe/i],
  [
    'soft drink',
    /^drinks$/,
    /cola|lemonade|soft drink|squash|fanta|sprite|pepsi|energy|ginger|tonic|water|slushie|solo|mountain dew|red bull|sarsaparilla|creaming soda/i,
  ],
  ['drink', /^drinks$/, /./],
  ['drink', /^dairy-alternatives$/, /milk\b|water|coconut cream/i],
  ['drink', /^eggs-dairy$/, /^(?!.*powder)[^,]*milk|kefir|yakult/i],
  [
    'porridge',
    /^breakfast$/,
    /porridge|overnight|bircher|chia pudding|congee|with (\w+ )*milk|with yoghurt|parfait/i,
  ],
  [
    'bread',
    /^breakfast$/,
    /^(buttered|raisin) toast|^toast\b|^(vegemite|peanut butter|jam|honey|cheese) on toast/i,
  ],
  [
    'dish',
    /^breakfast$/,
    /\btoast\b|toastie|egg|bacon|pancake|burrito|wrap|\brolls?\b|crumpet|croissant|hash|mushroom|acai|\bavo|big breakfast|bagel|rice cakes/i,
  ],
  ['drink', /^breakfast$/, /drink|up and go/i],
  ['seeds', /^breakfast$/, /^wheat germ/i],
  ['cereal', /^breakfast$/, /./],
  ['noodle soup', /^dishes$/, /\b(laksa|pho|ramen|wonton soup|udon soup|bun bo hue)\b/i],
  ['soup', /^soups$/, /./],
  ['soup', /^dishes$/, /soup|congee/i],
  [
    'hot chips',
    /./,
    /^(hot chips|french fries|potato wedges|potato chips|potato gems|chips|loaded fries|.*\b(fries|peri-peri chips|cut chips)|kfc chips|red rooster chips|sweet potato chips)/i,
  ],
  ['biscuits', /^snacks/, /rice cake|corn thin|popcorn cake/i],
  ['cake', /^snacks/, /^(lokma|basbousa|koeksister|kourabiethes|jalebi|barfi|lolly cake)/i],
  ['bread', /^snacks/, /pretzel, soft/i],
  ['chocolate', /^snacks/, /chocolate|dairy milk|lindt|toblerone/i],
  [
    'crisps',
    /^snacks/,
    /crisps|chips|popcorn|twisties|cheezels|pretzel|doritos|shapes|puffs|crackers|pringles|rings|grain waves|toobs|cc's/i,
  ],
  ['nuts', /^snacks/, /trail mix/i],
  ['lollies', /^snacks/, /./],
  ['ice cream', /./, /^(ice cream|gelato|sorbet|frozen yoghurt)|ice cream,/i],
  [
    'yoghurt',
    /^(eggs-dairy|dairy-alternatives)$/,
    /yoghurt|yopro|chobani|custard|dairy dessert|mousse|pudding|fruche|yogo/i,
  ],
  ['cream', /^(eggs-dairy|oils.*)$/, /^(sour )?cream\b|^cream,|aerosol/i],
  ['cheese', /^(eggs-dairy|dairy-alternatives)$/, /cheese|feta|ricotta/i],
  ['butter', /^oils/, /butter, |^butter|margarine|nuttelex|ghee|lard|dripping/i],
  ['butter', /^dairy-alternatives$/, /nuttelex/i],
  ['oil', /^oils/, /^oil|oil\b/i],
  ['sugar', /^oils/, /^sugar|sweetener/i],
  ['dip', /^dishes/, /^raita/i],
  ['dip', /^(?!dishes|takeaway)/, /hummus|hommus|\bdip\b|tzatziki|guacamole|baba|salsa/i],
  [
    'spread',
    /^oils/,
    /jam|honey|marmalade|spread|syrup|peanut butter|curd|molasses|topping|nutella/i,
  ],
  ['spread', /^legumes/, /butter(?! beans)|tahini|paste/i],
  ['sauce', /^oils/, /./],
  ['spice', /^herbs/, /./],
  ['seeds', /^legumes/, /seeds?\b|linseed|lsa|pepitas|coconut|meal|nibs|dukkah|nutritional yeast/i],
  ['nuts', /^legumes/, /nuts?\b|almond|cashew|walnut|pecan|pistachio|macadamia|peanut/i],
  ['legumes', /^legumes/, /bean|lentil|chickpea|pea\b|peas\b|dahl|soybean/i],
  ['meat', /^legumes/, /./],
  ['dried fruit', /^fruit$/, /dried|raisins|sultanas|prunes|date|currants/i],
  ['melon', /^fruit$/, /melon/i],
  ['berries', /^fruit$/, /berr|cherr|grape(?!fruit)|currant/i],
  ['citrus', /^fruit$/, /orange|mandarin|lemon|lime|grapefruit/i],
  ['fruit', /^fruit$/, /./],
  [
    'leaves',
    /^vegetables$/,
    /^(lettuce|rocket|spinach, raw|kale, raw|watercress|cress|silverbeet, raw|parsley|chives|alfalfa|bean sprouts, raw|cabbage.*raw)/i,
  ],
  ['salad', /^(vegetables|dishes)$/, /salad|coleslaw|tabbouleh/i],
  ['mash', /^vegetables$/, /mash/i],
  ['sticks', /^vegetables$/, /^(carrot|celery|cucumber|capsicum)/i],
  ['vegetables', /^vegetables$/, /./],
  ['grain', /^cereals/, /^(?!.*(dry|raw|flour)).*/i],
  ['grain', /^cereals/, /./],
  ['sushi', /^takeaway/, /sushi|nigiri|sashimi|onigiri|aburi/i],
  ['sushi', /^fish/, /sashimi/i],
  ['pizza', /^(dishes|takeaway.*)$/, /\bpizza\b(?! (slice|pocket|sauce|base|scroll))/i],
  ['bread', /^takeaway/, /garlic bread|pizza base/i],
  ['vegetables', /^dishes$/, /^(plantain|eggplant), fried/i],
  ['dish', /^(dishes|takeaway.*)$/, /./],
  ['bacon', /^meat$/, /bacon/i],
  [
    'sliced meat',
    /^(meat|poultry)$/,
    /\bham\b|salami|prosciutto|pastrami|deli|devon|mortadella|pepperoni|sliced/i,
  ],
  ['meat', /^(meat|poultry)$/, /./],
  ['prawns', /^fish/, /prawn|oyster|mussel|scallop/i],
  ['fish', /^fish/, /./],
  [
    'biscuits',
    /^bread/,
    /biscuit|cracker|crispbread|cruskit|salada|jatz|tim tam|oreo|tiny teddy|shapes|vita-weat|ryvita|corn thins|rice cakes|cookie/i,
  ],
  [
    'bread',
    /^bread/,
    /^bread|roll, |bagel|crumpet|english muffin|pita|naan|wrap|tortilla|toast|.*\bbread\b/i,
  ],
  ['cake', /^bread/, /./],
];

/** How a food is served. */
export const portionKindOf = (name: string, category: string | null): PortionKind =>
  KINDS.find(([, of, called]) => of.test(category ?? '') && called.test(name))?.[0] ?? 'other';
