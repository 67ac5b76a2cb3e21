import type { Chip } from './chips.ts';

/** Phrases that say one thing by themselves; phrases are divided by commas. */
export const MEANINGS: readonly [string, ...Chip[]][] = [
  [
    'bodyweight, body weight, just my body, just body weight, own weight, calisthenics only, no equipment, no gear, no kit, no weight, no machine or weight, without equipment, without weight, without gear, without any equipment, without any weight, no equipment at all, no gear at all, nothing at all, zero equipment, zero kit, dont have any equipment, dont have equipment, dont have any gear, dont own any equipment, equipment free, no gym equipment, not have any equipment',
    { field: 'noEquipment', value: true },
  ],
  [
    'hotel, hotel room, hotel gym, motel, motel room, airbnb, hostel, resort',
    { field: 'place', value: 'hotel' },
  ],
  [
    'home, home gym, garage, garage gym, home garage, shed, living room, lounge room, loungeroom, bedroom, spare room, backyard, back yard, back garden, house, yard, courtyard, driveway, balcony, caravan, mum place, mum house, dad place, parent place, parent house, friend place, mate place, flat, small flat, apartment, small apartment, unit, basement, my place, verandah, dorm, dorm room',
    { field: 'place', value: 'home' },
  ],
  [
    'gym, full gym, commercial gym, work gym, office gym, building gym, apartment gym, big gym, proper gym, local gym, uni gym, school gym, planet fitness, anytime fitness, snap fitness, fitness first, goodlife, jetts, ymca, pcyc, fitness center, fitness studio, leisure center, health club, rec center',
    { field: 'place', value: 'gym' },
  ],
  [
    'outdoor, outside, park, local park, beach, playground, camping, campsite, campground, oval, field, trail, riverside, outdoor gym, street workout, in the bush, forest, at the track',
    { field: 'place', value: 'outdoors' },
  ],
  [
    'neighbour below, neighbour underneath, neighbour downstairs, neighbour under me, neighbour, people below, people below my, people downstairs, people under my, people underneath, someone below, someone downstairs, someone underneath, live upstairs, upstairs flat, upstairs apartment, downstair neighbour, quiet, quietly, silent, silently, noise sensitive, asleep, sleeping, napping, nap, without waking, dont wake, not wake, late at night, sleep next door, thin floor, thin wall, creaky floor, wooden floor, housemate, flatmate, roommate',
    { field: 'avoid', value: 'noise' },
  ],
  [
    'low impact, zero impact, joint friendly, easy on the joint, gentle on the joint, shin splint, plantar fasciitis, achille tendonitis, stress fracture',
    { field: 'avoid', value: 'impact' },
  ],
  [
    'runner knee, jumper knee, torn meniscus, acl tear, acl injury, torn acl, acl surgery, acl rehab, knee friendly',
    { field: 'avoid', value: 'knee' },
  ],
  [
    'frozen shoulder, rotator cuff, shoulder impingement, impingement, ac joint, cannot lift my arm, cannot raise my arm',
    { field: 'avoid', value: 'overhead' },
  ],
  [
    'sciatica, slipped disc, slipped disk, herniated disc, herniated disk, bulging disc, bulging disk, prolapsed disc, back friendly, lumbago, disc bulge',
    { field: 'avoid', value: 'lowerBack' },
  ],
  ['tennis elbow, golfer elbow, golf elbow', { field: 'avoid', value: 'elbow' }],
  ['carpal tunnel, rsi', { field: 'avoid', value: 'wrist' }],
  ['hip replacement, hip bursitis, fai', { field: 'avoid', value: 'hip' }],
  [
    'easy, easy day, easy 1, light day, light session, light workout, light 1, lighter, keep it light, something light, go light, very light, nice and light, gentle, gently, tired, exhausted, knackered, worn out, wiped out, wrecked, drained, stuffed, buggered, shattered, hungover, hangover, fatigued, slept badly, slept terribly, slept poorly, slept like crap, bad sleep, bad night, no sleep, little sleep, barely slept, recovery, recovery day, recovery session, active recovery, deload, deload week, low energy, no energy, low intensity, sick, a bit sick, bit sick, poorly, under the weather, a cold, have cold, take it easy, chill, chilled, relaxed, relaxing, sore all over, everything hurt, everything is sore, not too hard, not too intense, nothing too hard, nothing too intense, nothing crazy, nothing too crazy, not too crazy, nothing heavy, not too heavy, nothing too heavy, not hard, run down, unwind, stressed, lazy, lazy day, bare minimum, minimal effort, low key, mellow, cruisy, not feeling it, unmotivated, no motivation, burnt out, burned out, postpartum, postnatal, after having a baby, after a baby, after baby, after pregnancy, doms, jet lagged, jetlagged, jet lag, after a break, after a long break, long break, long layoff, layoff, after surgery, after illness, after covid, ease back in, ease in, ease into it, slowly, take it slow',
    { field: 'effort', value: 'easy' },
  ],
  [
    'hard, go hard, hard session, really hard, intense, intensive, high intensity, brutal, smash, smash my, smash it, tough, challenging, challenge, push my, push myself, push hard, all out, full on, max effort, beast mode, heavy day, go heavy, lift heavy, heavy session, heavy again, heavy, strenuous, vigorous, make my sweat, sweat a lot, get sweaty, crush, crush it, wreck my, flog my, all in, feeling strong, full send',
    { field: 'effort', value: 'hard' },
  ],
  [
    'moderate, moderately, medium effort, medium intensity, normal effort',
    { field: 'effort', value: 'normal' },
  ],
  [
    'build muscle, building muscle, gain muscle, muscle gain, more muscle, put on muscle, muscle mass, muscle, muscle building, gain mass, gain size, put on size, add size, gain weight, put on weight, mass, bulk, bulking, bulk up, get big, bigger, get bigger, get huge, hypertrophy, size, strength, strength block, get strong, get stronger, stronger, gain strength, build strength, powerlifting, jacked, get jacked, swole, gain',
    { field: 'goal', value: 'build_muscle' },
  ],
  [
    'lose weight, losing weight, weight loss, lose fat, fat loss, losing fat, lose kilo, lose some kilo, lose the belly, lose my belly, burn fat, burn calorie, burning fat, slim, slim down, slimming, slimmer, cut, cutting, cut down, lean out, lean, get lean, leaner, leaning out, shred, shredded, get shredded, belly, belly fat, get rid of fat, drop weight, drop some weight, lose',
    { field: 'goal', value: 'lose_weight' },
  ],
  [
    'get fit, getting fit, fit, fitter, get fitter, fitness, general fitness, keep fit, stay fit, stamina, endurance, conditioning, in shape, get in shape, back in shape, athletic, tone, tone up, toned, toning',
    { field: 'goal', value: 'get_fit' },
  ],
  [
    'stay healthy, keep healthy, healthy, be healthy, general health, health, for health, stay active, keep active, be active, keep moving, stay mobile, keep mobile, longevity, heart health, blood pressure, cholesterol, bone density, healthier, feel better, independence, independent, stay independent, stay on my feet, stay on his feet, stay on her feet, steady on my feet, steady on her feet, steady on his feet, prevent fall, avoid fall, not fall over',
    { field: 'goal', value: 'stay_healthy' },
  ],
  [
    'beginner, total beginner, complete beginner, absolute beginner, newbie, noob, novice, never trained, never lifted, never worked out, never been to a gym, never done this, never done a workout, never done any training, never done any exercise, never done weight, never touched a weight, never exercised, havent exercised in year, not exercised in year, havent trained in year, havent lifted in year, havent worked out in year, havent exercised for year, havent trained for year, havent lifted since school, never set foot in a gym, never set foot in gym, new to training, new to gym, new to the gym, new to this, new to lifting, new to exercise, new to weight, new to working out, new to fitness, first x, first timer, rookie, never done any of this, just starting, just started, starting out, start out, from scratch, starting from zero, out of shape, unfit, very unfit',
    { field: 'level', value: 'beginner' },
  ],
  [
    'intermediate, intermediate lifter, intermediate level, some experience',
    { field: 'level', value: 'intermediate' },
  ],
  [
    'advanced, advanced lifter, advanced level, experienced, very experienced, expert, elite, competitive, seasoned',
    { field: 'level', value: 'advanced' },
  ],
  [
    'full body, whole body, total body, entire body, fullbody, head to toe',
    { field: 'only', value: 'full' },
  ],
  [
    'hiit, hiit session, just cardio, only cardio, cardio only, cardio session, cardio day, cardio workout, interval training, just run, tabata',
    { field: 'only', value: 'cardio' },
  ],
  [
    'stretch, stretching, mobility, yoga, flexibility, mobility session, stretching session, stretch session, loosen up, foam rolling, mobilise, mobilize, limber up',
    { field: 'only', value: 'mobility' },
  ],
  [
    'more cardio, lot of cardio, mostly cardio, mainly cardio, cardio mostly, extra cardio, better at running, want to run, want to start running, cardio focus, cardio heavy',
    { field: 'cardio', value: 'more' },
  ],
  [
    'cardio, some cardio, bit of cardio, little cardio, little bit of cardio, a bit of cardio, need cardio, cardio finisher, cardio at the end, short cardio, aerobic, metcon, steady state, zone 2, interval',
    { field: 'cardio', value: 'some' },
  ],
  [
    'today, tonight, right now, this morning, this arvo, this afternoon, this evening, tomorrow night, tomorrow morning, tomorrow arvo, something quick, quick 1, quick session, quick workout, now please, just this 1, single session, 1 session, 1 off',
    { field: 'today', value: true },
  ],
];

/** Words that decide what becomes of the words around them. */
export const SIGNALS = {
  sore: 'sore, hurt, hurting, hurty, pain, painful, in pain, ache, achy, aching, bad, dodgy, dicky, crook, cranky, niggle, niggly, niggling, injured, injury, issue, problem, trouble, tweaked, strained, strain, sprained, sprain, pulled, tore, torn, busted, bung, buggered up, stuffed up, gammy, wonky, weak, stiff, inflamed, inflammation, tendonitis, tendinitis, bursitis, arthritis, arthritic, tender, playing up, play up, acting up, flaring up, flared up, sensitive, twinge, twingy, clicky, clicking, unstable, swollen, not great, not good, not happy, not right, surgery, operation, rehab, careful with, careful of, careful about, careful, go easy on, easy on, gentle on, kind to, protect, mind my, watch out for, dont like, dont love, hates it, grumpy, go light on, light on, cactus, hammered, take care of, look after, recovering from, dislocated, popped, rolled, twisted, jarred, tweak, flare up, flaring, iffy, sketchy, toast, fried, cooked, smashed, killing my, kill my, shot, ruined, went out, gone out, threw out, giving my grief, done my, did my, hurt my, broke, broken, fractured, complain, complaining',
  fine: 'fine, ok, okay, all good, good, good again, good now, good to go, strong again, fixed, fully recovered, healed up, 100 %, better, healed, all right, alright, cleared, recovered, no problem, no issue, no pain, pain free, great, is back to normal, sorted, no longer hurt, no longer sore, dont hurt, isnt sore, not sore, isnt bad, not a problem, not an issue',
  tight: 'tight, tightness, tightened, stretch out, stretched out',
  not: 'no, not, without, skip, skipping the, avoid, avoiding, except, dont, cannot, nothing, never, leave out, leaving out, spare, spare my, hate, scared of, zero, minus, dont want, not want, rest my, lay off, stay off, stay away from, keep off, exclude, excluding, forget, ditch, drop the, hold the, no need for, rather than, other than, instead of, leave, apart from, none of, nothing for, sick of, dont need, less, no more, isnt any, anything but, everything but',
  off: 'off, out, excluded, need rest, need a rest, need a break, needs rest',
  only: 'nothing but, nothing except, not only, no problem with, not just, nothing else but',
  end: 'but, otherwise, though, because, cause, coz, cos, since, however, although',
  turn: 'just, only, so, mostly, mainly, focus, focus on, focusing on, emphasis, want, need, have, got, and do, please do, do',
} as const;
export type Signal = keyof typeof SIGNALS;

/** Said of something else: "back at the gym" is no part of the body. */
export const SAYINGS =
  'no weight on, no weight through, no weight bearing, degree outside, sunny outside, hot outside, cold outside, back at, back at it, back to, back into, back in, back from, back on, back after, come back, coming back, been back, get back, getting back, go back, going back, back on track, back home, back again, years back, push pull leg, push / pull / leg, push , pull , leg, push pull legs split, ppl, upper lower, upper / lower, upper lower split, push pull, bro split, yoga mat, exercise mat, kitchen bench, flat out, flat strap, flat chat, set foot, off my feet, on my feet, nothing heavy on, gym is shut, gym is closed, gym shut, gym closed, gym is not open, chest of, lot of, not much, not a lot, nothing fancy, no rush, no worry, no idea, no day off, not sure, no preference, no matter, do not mind, dont mind, dont care, not bad, no doubt, not yet, no excuse, why not, if not, not only, as well, pull something, pulled something, hard time, hard work, hard to, easy to, quick, loud music, music, on the go, go for, my back yard, working out, work out, step by step, gun to, weight only, max day';

/** Words that carry no wish of their own. */
export const FILLERS =
  'a an the i im ive id ill you youre we weve were it it that this these those there theres here is isnt be been being am my our your their his her its he she they them and or but so then than as at in on of for to from with by about around roughly approx approximately over under up down per each every any all some something anything everything thing else other another more less most much many few very really quite pretty bit little lot just only please pls plz thank thanks cheers hi hello hey ok okay yeah yep want wanna would like love need have has had having got get getting give make do doing done can could should will shall may might must let lets try trying go going good great nice best work working workout training train trained exercise session routine plan program programme day week month year morning evening afternoon night lunch lunchtime noon tomorrow yesterday before after during while when if because since until now always usually normally maybe perhaps also too both either only max min hour x kg lb which who what where how why focus focused focusing focussing emphasis mostly mainly mostly particularly especially extra half full whole part main left right side long short small big new old current available access own use using used lift lifting strength weight weights gym equipment gear kit stuff available set sets rep reps heavy light max style type kind split block time spend mind still even again same way feel feeling keep keeping stay start starting today off out no not without yes set mat yoga floor room space door doorway anyone someone people last next week ago fit body muscle area - – / ( ) : , . ; ! ? ~ \' " ’ total warm ups warmup incl including include plus also s t m re ve d ll lol haha tho though am pm oclock hi well maybe usual regular total cool did does rid bed said says say told tell physio doctor doc gp whatever lagging baby kid kids end rest trip mum dad wife husband partner boyfriend girlfriend someone place look looking help hope know think guess bit sort alone together easy both these days life busy footy soccer football rugby netball cricket game match race marathon event pressing movement move lifting which easily possible possibly strong big sweaty only okay mornings afternoons evenings nights weekly daily first second third next final after free already finished finish started done bought found tree monthly fun simple short variety mix mixed bit of max each per';

/** Words that no rule reads, listed so that they are not taken for a mistyped one. */
export const OTHER_WORDS =
  'strengthen strengthening lunge lunges squat squats deadlift burpee plank crunch thruster snatch clean jerk pike pistol press row curl raise thrust fly flye bridge circle kick swing jack dip climber waist should trap trip pilates senior brand hand hands head neck face sport sports still share spend might where there these those shape sheet short shirt shoe shoes floor flour heart heavy house horse large later least level local lunch mouth north other plant point price quite right river round scale sense serve seven sharp shift since skill sleep smart smoke sound south space speed stage stand state steel stick stone store story study style sugar table taste teach thank theme thing third title total touch tower track trade treat trial truck trust truth under union upset usual value video visit voice waste watch water wheel while white whole woman world worry worse worst worth would write wrong young pregnant hernia dizzy asthma diabetes athlete machine machines warrior bored motivated';
