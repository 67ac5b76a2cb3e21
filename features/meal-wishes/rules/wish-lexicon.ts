import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import { toPhrase } from './read-words.ts';
import { AMOUNT_WORDS } from './use-up-amounts.ts';
import { WISHED_FOODS } from './wished-foods.ts';
import { WISHED_KINDS, type WishedKind } from './wished-kinds.ts';

/** How what follows, or what stood before, is spoken of. */
export type Stance = 'no' | 'less' | 'more' | 'useUp' | 'allergic' | 'fine' | 'want';

export type Turn = { words: readonly string[]; to: Stance };

export type Meaning =
  | { kind: 'thing'; id: string; of: WishedKind['kind'] | 'food' }
  /** `isImplied`: days that any others replace, as those of "work lunch" */
  | { kind: 'slot'; slots: readonly RecipeSlot[]; days: readonly number[]; isImplied?: boolean }
  | { kind: 'days'; days: readonly number[]; isImplied?: boolean }
  | { kind: 'anyDay' }
  /** `times`: how often in a week; `isExcept`: what was not wanted is fine, and the other way round; `turn`: words after which it is spoken of otherwise: "swap rice for quinoa" */
  | {
      kind: 'stance';
      stance: Stance;
      isAfter: boolean;
      turn?: Turn;
      isExcept?: boolean;
      times?: number;
    }
  | {
      kind: 'head';
      head:
        | 'out'
        | 'skip'
        | 'cook'
        | 'batch'
        | 'leftovers'
        | 'same'
        | 'variety'
        | 'quick'
        | 'shift'
        | 'cheap';
      /** the meal that is part of the phrase: "buy lunch" */
      slots?: readonly RecipeSlot[];
    }
  | { kind: 'filler' | 'break' | 'comma' | 'word' };

/** A phrase of the lexicon, or a word that is in none, over words `from` up to `to`. */
export type Term = Meaning & { from: number; to: number };

const LEXICON = new Map<string, Meaning>();
const add = (phrases: string, meaning: Meaning): void => {
  for (const phrase of phrases.split(',')) {
    const form = toPhrase(phrase.trim());
    if (form !== '' && !LEXICON.has(form)) LEXICON.set(form, meaning);
  }
};

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const WORK_DAYS = [1, 2, 3, 4, 5];

/** Sayings in which a word has another meaning than by itself. */
const SAYINGS =
  'dinner guests,snack bar,breakfast for dinner,i know,lunch break,lunch hour,hot day,hot days,hot weather,its hot,cold weather,its cold,big day,small kitchen,big family,small budget,small child,big eater,small eater,one night,1 night,another night,1 day,another day,some nights,australia day,christmas day,no worries,no problem,no fuss,no idea,no strange food,washing up,blood pressure,right now,soy or not,nothing else,no more than,not more than,nothing over,not over,more time,have a microwave,there is a microwave,got a microwave,warm weather,cool weather,light on,light eater,light eaters,bowl of,bowls of,plate of,wrap it up,wrap up,cold days,cold day,hot night,hot nights,per week';
for (const saying of SAYINGS.split(',')) add(saying, { kind: 'filler' });
// The planner has no products without lactose: the wishes say so.
for (const product of ['milk', 'dairy', 'yoghurt', 'yogurt', 'cheese', 'products']) {
  for (const fine of ['', ' is ok', ' is okay', ' is fine', ' ok', ' okay', ' fine', ' is good'])
    add(`lactose free ${product}${fine}`, { kind: 'filler' });
}

WEEKDAYS.forEach((name, at) =>
  add(`${name},${name} afternoon,${name} arvo`, { kind: 'days', days: [at + 1] }),
);
add(
  'weekday,weekdays,workday,workdays,work day,work days,during the week,through the week,in the week,school days,school day,week days,working days,working day,midweek,mid week',
  { kind: 'days', days: WORK_DAYS },
);
add('weekend,weekends,week end', { kind: 'days', days: [6, 7] });
add('weeknight,weeknights,week night,week nights,school night,school nights', {
  kind: 'slot',
  slots: ['dinner'],
  days: WORK_DAYS,
});
add(
  'work lunch,work lunch,office lunch,lunch at work,lunch for work,school lunch,lunch at the office',
  {
    kind: 'slot',
    slots: ['lunch'],
    days: WORK_DAYS,
    isImplied: true,
  },
);
add('to work,for work,at work,to the office,at the office,for the office,to school,for school', {
  kind: 'days',
  days: WORK_DAYS,
  isImplied: true,
});
add(
  'every day,each day,daily,all day,all week,the whole week,every single day,7 days,all days,any day',
  {
    kind: 'anyDay',
  },
);
const slot = (phrases: string, ...slots: RecipeSlot[]) =>
  add(phrases, { kind: 'slot', slots, days: [] });
slot(
  'breakfast,to start the day,start the day,morning,mornings,in the morning,every morning,each morning',
  'breakfast',
);
slot('until dinner,till dinner,before dinner,during the day', 'breakfast', 'lunch');
slot('lunch,midday,at noon', 'lunch');
slot(
  'dinner,tea,night,nights,at night,evening,evenings,every night,each night,cold night,cold nights,in the evening,evening meal,main meal,nightly,tonight',
  'dinner',
);
slot(
  'snack,morning tea,afternoon tea,between meals,in between,afternoon,afternoons,in the afternoon,arvo,arvos,in the arvo,mid morning,mid afternoon,recess,before bed,munchies,elevenses,dessert,desserts,afters',
  'snack',
);

const stance = (phrases: string, kind: Stance, isAfter = false) =>
  add(phrases, { kind: 'stance', stance: kind, isAfter });
stance(
  'no,not,without,never,none,hate,hates,hating,dislike,dislikes,detest,loathe,despise,avoid,avoiding,exclude,leave out,skip the,dont like,dont eat,dont want,dont do,dont enjoy,dont care for,do not like,do not eat,do not want,cannot stand,cannot eat,cannot have,cannot do,cannot stomach,cannot bear,not a fan of,not fan of,not keen on,not into,not big on,nothing with,anything but,everything but,all but,no more,not any more,tired of,bored of,bored with,fed up with,sick of,over it with,over eating,had enough,had enough of,free of,cut out,steer clear of,hold the,minus,not eat,wont eat,wont touch,refuse,refuses,refuse to eat,nothing,nothing too,not too,not so,not very,not really,off the,drop the,ditch the,ditch',
  'no',
);
stance(
  'less,fewer,go easy on,easy on,cut down on,cutting down on,cut back on,cutting back on,reduce,limit,not much,not so much,not too much,not too many,not as much,not so many,a little less,only a little,only a bit of,little,hardly any,tone down,ease off,ease up on,minimal,minimise,minimize,reduced,not a lot of,not lots of,in moderation',
  'less',
);
stance(
  'more,lots of,lot of,plenty of,plenty,loads of,heaps of,heaps,extra,include,including some,love,loves,add,mostly,mainly,big on,tons of,focus on,up the,as much,increase,favour,prefer,crave,craving,keen on,lots,load up on,a lot of,bit more',
  'more',
);
stance(
  'use up,use,using up,using,finish,finish off,finish up,get through,get rid of,go through,eat up,leftovers of,clear out,work through,needs using,have left over,used up,got a lot of,got lots of,got heaps of,have a lot of,have lots of,have heaps of,have too much,have too many,got too many,got too much,too many,a glut of',
  'useUp',
);
stance(
  'dont mind,do not mind,nothing wrong with,nothing against,happy with,ok with,okay with,fine with,no issue with,no issues with,no problem with',
  'fine',
);
stance('dont forget,do not forget,dont forget the,cannot get enough of,cannot get enough', 'more');
stance(
  'allergic to,allergy to,allergic,anaphylactic to,anaphylactic,intolerant to,intolerance to,reacts to,react to,anaphylaxis to',
  'allergic',
);
stance(
  'allergy,allergies,intolerant,intolerance,anaphylaxis,free,anaphylactic reaction',
  'allergic',
  true,
);
stance(
  'is ok,is fine,ok,is okay,okay,is alright,alright,is good,fine,i can eat,can eat,welcome,is allowed,allowed',
  'fine',
  true,
);
stance(
  'make my ill,makes me ill,make me ill,makes me sick,make me sick,upsets my stomach,upset my stomach,bloat me,bloats me,disagree with me,disagrees with me,give me gas,gives me heartburn,give me heartburn,give me a headache,is out,is gross,is yuck,is disgusting,is a no,off the menu,is off the menu',
  'no',
  true,
);
stance(
  'in a row,days running,nights running,running,back to back,on consecutive days,on consecutive nights,2 days in a row,2 nights in a row,days straight,all the time,too often,but not every day,but not too often,but not often,but not always,but not every night,not every day,only now and then,only sometimes',
  'less',
  true,
);
stance(
  'to use,to use up,that needs to go,needs to go,need to go,to get through,to finish,needs using,need using,needs using up,need using up,needs to be used,need to be used,in the fridge,going off,about to go off,to go through,about to turn,on its last legs,needs eating,need eating,must be eaten,should be eaten,has to be eaten,must go,has to go,have to go,expires,expiring,going bad,going soft,about to expire,from the garden,in the freezer,in the pantry,left over,lying around',
  'useUp',
  true,
);
/** Phrases of how often, with the times that they say. */
const OFTEN = new Map<string, number | undefined>([
  ['once', 1],
  ['twice', 2],
  ['a couple of times', 2],
  ['a few times', undefined],
  ['several times', undefined],
]);
for (let times = 1; times <= 7; times += 1) {
  for (const unit of ['times', 'time', 'nights', 'night', 'days', 'evenings', 'meals', 'x']) {
    OFTEN.set(`${times} ${unit}`, times);
  }
}
for (const [often, times] of OFTEN) {
  const said = times === undefined ? {} : { times };
  for (const per of ['a', 'per', 'each', 'every', 'in a', 'in 1', 'in the']) {
    add(`${often} ${per} week`, { kind: 'stance', isAfter: true, ...said, stance: 'more' });
  }
}
stance('twice,often,regularly,every other day,most days,most nights,every week', 'more', true);

add('except,except for,apart from,other than,besides,excluding', {
  kind: 'stance',
  stance: 'no',
  isAfter: false,
  isExcept: true,
});
const turn = (phrases: string, stance: Stance, words: readonly string[], to: Stance): void =>
  add(phrases, { kind: 'stance', stance, isAfter: false, turn: { words, to } });
turn(
  'swap,swap the,replace,replace the,exchange,switch',
  'less',
  ['for', 'with', 'by', 'to'],
  'more',
);
turn('instead of,rather than', 'less', ['use', 'have', 'eat', 'give', 'do', 'make'], 'more');
turn('rather', 'more', ['than'], 'less');

const head = (phrases: string, kind: Extract<Meaning, { kind: 'head' }>['head']) =>
  add(phrases, { kind: 'head', head: kind });
head(
  'eating out,eat out,going out,go out,out for,dining out,night out,nights out,date night,travelling,travel,on the road,interstate,camping,on holiday,on holidays,takeaway,takeaways,take away,take out,takeout,restaurant,uber eats,ordering in,order in,at a friends,at friends,no need to plan,invited,party,bbq at friends,at the pub,pub,wedding,we are out,im out,is out for,not home,away,not at home,provided,catered,canteen',
  'out',
);
head(
  'skip,skips,skipping,dont bother with,dont have,never have,never eat,no time to eat,leave off,isnt needed,arent needed,is not needed,i do myself,only coffee,just coffee,only a coffee,just a coffee,only black coffee,just black coffee,leave,dont plan,not plan,dont plan anything for,nothing planned,dont need,not needed,sort out my own,make my own,bring my own,get my own,handle my own,look after my own,intermittent fasting,fasting',
  'skip',
);
const HOSTS =
  'mum,mums,parents,grandma,grandmas,nan,nans,nanna,nannas,in laws,friend,friends,a friends house,brother,brothers,sister,sisters,family,relatives,restaurant,club';
for (const host of HOSTS.split(',')) {
  for (const to of ['at', 'at my', 'at the', 'at our', 'to', 'to my', 'to the', 'to our', 'with'])
    head(`${to} ${host}`, 'out');
}
for (const until of ['until', 'till', 'to', 'before']) {
  for (const noon of ['noon', 'midday', 'lunch', '12', '1', '11', '10']) {
    for (const fast of ['fast', 'i fast', 'nothing', 'dont eat', 'no food'])
      add(`${fast} ${until} ${noon}`, { kind: 'head', head: 'skip', slots: ['breakfast'] });
  }
}
for (const buy of ['buy', 'bought', 'buying', 'get', 'order', 'grab', 'pick up']) {
  for (const [meal, slots] of [
    ['lunch', ['lunch']],
    ['dinner', ['dinner']],
    ['breakfast', ['breakfast']],
  ] as const) {
    for (const my of ['', 'my ', 'our '])
      add(`${buy} ${my}${meal}`, { kind: 'head', head: 'out', slots });
  }
}
head('cook,cooking,cooks,i cook,do my cooking,do all my cooking,all my cooking,cook only', 'cook');
head(
  'batch cook,batch cooking,batch cooks,bulk cook,bulk cooking,meal prep,meal prepping,mealprep,cook big,cook a lot,big cook up,cook a big batch,big batch,big batches,prep,prep day,prepping,cook up,cook in bulk,food prep,cook ahead,make ahead,freezer meal,freezer meals,freezer friendly,meals for the freezer,for the freezer,stock the freezer,fill the freezer',
  'batch',
);
head(
  'leftovers,last nights dinner,last nights,the dinner from the night before,from the night before,from the day before,yesterdays dinner,yesterdays,the rest cold,eat the rest,eat the rest cold,reheat,reheated,reheating,freeze it,freeze,cook once eat twice,cook once,cook double,cook extra,eat again,eat it again',
  'leftovers',
);
head(
  'same,the same,same thing,same again,same every day,the same thing,identical,always the same,repeat the same',
  'same',
);
head(
  'dont repeat,dont repeat dinner,no repeats,no repeat,nothing twice,no meal twice,variety,lots of variety,varied,more variety,different every day,different breakfast,different lunch,different dinner,different meal,different meals,something different every day,not the same twice,never the same,never the same twice,no dish twice,not twice,no dinner twice,no 2 the same,mix it up,without repeats,nothing the same,different each day,different every night,not the same,dont want the same',
  'variety',
);
head(
  'quick,fast,easy and fast,speedy,quickly,rapid,in a hurry,quick and easy,express,super quick,no time,in a rush,quickish',
  'quick',
);
head(
  'cheap,cheaper,cheaply,budget friendly,tight budget,on a budget,low budget,low cost,inexpensive,affordable,save money,saving money,student budget,as cheap as possible,cheap as possible,cheap as chips,light on cash,short of money,short on cash,thrifty,frugal,money is tight,broke,poor student,dont spend much,not expensive,nothing expensive,not too expensive,skint,economical',
  'cheap',
);

head(
  'night shift,night shifts,late shift,late shifts,evening shift,evening shifts,shift work,on nights,working nights,work nights,working late,work late,works late,working late nights,home late,get home late,getting home late,back late',
  'shift',
);

for (const kind of WISHED_KINDS) {
  add(kind.words.join(','), { kind: 'thing', id: kind.id, of: kind.kind });
}
for (const child of ['kid', 'child', 'toddler']) {
  LEXICON.set(`${child} - friendly`, { kind: 'thing', id: 'spicy', of: 'food' });
}
for (const food of WISHED_FOODS) {
  add(food.words.join(','), { kind: 'thing', id: food.id, of: 'food' });
}

const FILLERS =
  'a an the i we you he she they it me my our us your his her their them this that these those of for in on at to with by from as is be been am was do does did done have has had having got get gets getting go going goes can could would should will shall may might must please thanks thank want wants wanted need needs like likes love make makes made making eat eats eating ate meal meals food foods dish dishes recipe recipes plan plans something anything everything some any all both each every other others another and or so because then than when while where which who what if else only just really very quite bit little lot much many most too also always usually sometimes often maybe perhaps about around up down out over off under day days week weeks weekly month night time times now today tomorrow new old good great nice best better fine ok okay yes yeah hi hello hey mum dad wife husband partner boyfriend girlfriend son daughter family friends friend people person house home work office school uni gym training busy late early know think feel mind whatever anything rest normal usual regular standard simple easy healthy tasty yummy delicious interesting proper real fresh homemade strange weird fancy stuff things thing kind kinds sort type types way ways style styles half quarter third whole full bag bunch tin can cup packet box jar piece pieces few couple several enough ideas idea inspired such how well sure possible possibly preferably ideally especially particularly mostly mainly there here back first last next before after during until till since between through into onto give gives put puts keep keeps kept take takes took throw come comes again still already even ever either neither though although but however not im id ill ive were weve lets let us lol haha pls plz ta cheers max maximum min most more less least tops cooked cooking cook serve serves serving servings portion portions eaters eater diabetic diabetes type doctor dietitian gp student bulking cutting using handle hand hands desk one two cause cos coz due thats theres heres hes shes youre id meat-eater winter summer autumn spring season seasonal weather touch reach throw together literally super pretty actually allowed long short whose kid kids spend people three big bigger small smaller decent me empty blank open unplanned';
for (const filler of [...FILLERS.split(/\s+/), ...AMOUNT_WORDS]) add(filler, { kind: 'filler' });
for (const sign of '.;!?\n') LEXICON.set(sign, { kind: 'break' });
add('but', { kind: 'break' });
LEXICON.set('but', { kind: 'break' });
LEXICON.set(',', { kind: 'comma' });
for (const sign of ':/()"“”–-') LEXICON.set(sign, { kind: 'filler' });
LEXICON.set('/', { kind: 'comma' });

const LENGTHS = new Map<string, number>();
for (const phrase of LEXICON.keys()) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  LENGTHS.set(first, Math.max(LENGTHS.get(first) ?? 0, words.length));
}

/** Every word that a rule knows, towards which typing errors are mended. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  [...LEXICON.keys()].flatMap((phrase) => phrase.split(' ')),
);

/** The longest phrase that begins at a word; struck words ("~") belong to none. */
export function termAt(words: readonly string[], from: number): Term {
  const longest = LENGTHS.get(words[from] ?? '') ?? 0;
  for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
    const meaning = LEXICON.get(words.slice(from, from + length).join(' '));
    if (meaning) return { ...meaning, from, to: from + length };
  }
  return { kind: words[from] === '~' ? 'filler' : 'word', from, to: from + 1 };
}
