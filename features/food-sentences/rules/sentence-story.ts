import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { FILLERS } from './sentence-chunk.ts';

/** Words of stories. They name no food, and nothing is lost where they are not read. */
export const STORY = new Set(
  `up late em prob cheeky so just had have i me my mine we us our you your he him his she her they them their it its this that these
  those who which what when where while because since then than there here somewhere someone anything
  everything nothing else was were is are be been being am did do does didnt dont wasnt cant couldnt wouldnt not never
  go goes going went gone come came get gets got getting give gave given take took taken make makes made made bought buy
  brought bring shared share finished finish left leave leaves kept keep told said say says felt feel feeling want wanted
  needed need thought think know knew see saw look looked start started stop stopped try tried turned ended end called
  okay ok um uh er like well right nah yeah lol also too very really quite pretty rather still already again once twice
  about around over under after before during until between into out off down back away by for to from at as if or but
  little bit big old new good great best last first next other another same such own whole entire all both each every
  any some few more most much many less enough lots loads heaps bunch couple guess probably maybe perhaps actually
  basically honestly sadly luckily finally later soon now today tonight yesterday tomorrow morning afternoon arvo night
  day week time times ago way home work gym servo pub kids kid mum dad nan hubby husband wife partner mate mates friend
  daughter son boss dave tim toddler baby bub bubs people folks everyone nobody smoko brekkie hungry starving full guilty regrets
  hangover hungover sick tired bored lazy rushed busy cooking cooked dessert rest bite bites mouthful mouthfuls side
  dinner lunch breakfast size sized style kind sort type  went smashed demolished grabbed scoffed ate
  eating eat eaten drank drinking drink meal upsized share everything someones cold hot nice yum yummy tasty delicious
  homemade leftover leftovers half quarter whole each brand healthy favourite usual top bottom sweet special mixed halves end ends hand hands head straight mop share bench
  thermos worth fridge staff container station place mid huge call baby stood sat slept way missus bloke boys girls
  devoured shoved unwrapped nursed licked sipped grazed gobbled guzzled slurped nibbled munched crunched chomped chowed
  necked sculled skulled downed wolfed hoovered inhaled shovelled cleaned polished knocked chucked popped whipped nuked
  ran stuck traffic meeting meetings queue zapped microwaved reheated heated warmed peckish cheeky almighty massive monster bangin tucked snacked snuck nicked
  pinched swiped stole tasted sampled tried ordered shouted packed opened poured brewed drained smacked punched`
    .trim()
    .split(/\s+/),
);

/** "Standing", "quickly": what was done and how, not what was eaten. Asked only of words that no food has. */
const DOING = /.{3}(ing|ed|ly)$/;

export const isStoryWord = (folded: string): boolean => STORY.has(folded) || FILLERS.has(folded);
export const isStory = ({ folded }: SentenceWord): boolean => isStoryWord(folded);

export const isDoing = ({ folded }: SentenceWord): boolean => DOING.test(folded);
