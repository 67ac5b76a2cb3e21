import {
  Bell,
  BookOpen,
  Building2,
  CalendarCheck,
  CalendarHeart,
  CalendarRange,
  Camera,
  ChartNoAxesColumnIncreasing,
  CircleUserRound,
  Dumbbell,
  FileText,
  FileUp,
  Goal,
  Heart,
  HeartPulse,
  History,
  House,
  ListChecks,
  type LucideIcon,
  MapPin,
  Play,
  Plus,
  Refrigerator,
  Ruler,
  Salad,
  ShoppingBasket,
  SlidersHorizontal,
  Users,
  Wand2,
} from 'lucide-react';
import { matchWords } from '#platform/shared/match-words.ts';
import {
  addMealOrSnack,
  beforeHardTraining,
  broughtFromAFile,
  daysAvoidRecovery,
  figureAndDay,
  forYourEyes,
  fromElsewhere,
  fromStrongOrHevy,
  groupsOfProfile,
  heartedRecipes,
  libraryWithCues,
  mealsForYourDays,
  mealsPeopleWishes,
  ofYourOwn,
  peopleWorkoutsMeals,
  peopleYouEatWith,
  readyMadePlans,
  recipesForAnyDiet,
  runsRidesAndSwims,
  sessionsAndRecords,
  sessionsYouBooked,
  smallThingsKept,
  startsASession,
  todaysEnergyAndActivity,
  todaysSessionAndWeek,
  toGetByAisle,
  weekAsAPage,
  weekForYourDays,
  weeksAndSets,
  whatYouHave,
  whereWithWhat,
  writtenByYou,
} from './messages/search.ts';

/** A place or an act that search can lead to. */
export type Destination = {
  title: string;
  detail: string;
  href: string;
  icon: LucideIcon;
  /** Other words people would look for. */
  words: string;
};

/** Search destinations. Only existing pages are listed. */
export const destinations: readonly Destination[] = [
  {
    title: 'Home',
    detail: todaysEnergyAndActivity,
    href: '/',
    icon: House,
    words: 'dashboard today calories target overview',
  },
  {
    title: 'Log food',
    detail: addMealOrSnack,
    href: '/log-food',
    icon: Plus,
    words: 'add meal breakfast lunch dinner snack calories diary eat barcode photo',
  },
  {
    title: 'Workouts',
    detail: todaysSessionAndWeek,
    href: '/workouts',
    icon: Dumbbell,
    words: 'exercise training gym session today week plan start',
  },
  {
    title: 'Start a session',
    detail: startsASession,
    href: '/workouts/log',
    icon: Play,
    words:
      'train now log sets reps kg weights lift rest timer clock gym workout begin empty repeat past',
  },
  {
    title: 'Your own workouts',
    detail: broughtFromAFile,
    href: '/workouts/own',
    icon: FileUp,
    words: 'my workout own imported csv file start edit',
  },
  {
    title: 'Cardio',
    detail: runsRidesAndSwims,
    href: '/workouts/cardio',
    icon: HeartPulse,
    words: 'run walk ride cycle swim row hike class gpx tcx fit watch heart rate pace zone',
  },
  {
    title: 'Make your week',
    detail: weekForYourDays,
    href: '/workouts/new',
    icon: Wand2,
    words: 'new training plan generate workouts make create ai',
  },
  {
    title: 'Your block',
    detail: weeksAndSets,
    href: '/workouts/block',
    icon: CalendarRange,
    words: 'training block weeks progression deload sets muscles volume',
  },
  {
    title: 'Training history',
    detail: sessionsAndRecords,
    href: '/workouts/history',
    icon: History,
    words:
      'history past sessions calendar records strength my weights lifted last time personal best pr e1rm volume muscles search export',
  },
  {
    title: 'Import training',
    detail: fromStrongOrHevy,
    href: '/workouts/history/import',
    icon: FileUp,
    words: 'import strong hevy csv file history sessions',
  },
  {
    title: 'Exercises',
    detail: libraryWithCues,
    href: '/workouts/exercises',
    icon: BookOpen,
    words: 'exercise library squat deadlift bench press push pull stretch mobility cardio muscles',
  },
  {
    title: 'Add an exercise',
    detail: ofYourOwn,
    href: '/workouts/exercises/new',
    icon: Plus,
    words: 'own custom new exercise create private',
  },
  {
    title: 'Programmes',
    detail: readyMadePlans,
    href: '/workouts/programmes',
    icon: ListChecks,
    words:
      'programme program plan full body upper lower push pull legs strength running first 5 km 5k mobility beginner bodyweight bands kettlebell over 60 return break walk',
  },
  {
    title: 'How you train',
    detail: daysAvoidRecovery,
    href: '/workouts/profile',
    icon: CalendarCheck,
    words: 'training days minutes week schedule injury knee back sore recovery sleep stress avoid',
  },
  {
    title: 'Places',
    detail: whereWithWhat,
    href: '/workouts/places',
    icon: MapPin,
    words: 'equipment home gym hotel dumbbells barbell plates kettlebell bands machines',
  },
  {
    title: 'Health check',
    detail: beforeHardTraining,
    href: '/workouts/profile/health',
    icon: HeartPulse,
    words: 'health screening doctor heart pregnancy questions clearance safety',
  },
  {
    title: 'Meals',
    detail: recipesForAnyDiet,
    href: '/meals',
    icon: Salad,
    words:
      'nutrition recipe recipes cook cooking breakfast lunch dinner snack vegetarian vegan gluten dairy halal allergen',
  },
  {
    title: 'Meal plan',
    detail: mealsForYourDays,
    href: '/meals/plan',
    icon: CalendarRange,
    words: 'meal plan week planner menu next meals prep batch leftovers what to eat tonight',
  },
  {
    title: 'Meal plan settings',
    detail: mealsPeopleWishes,
    href: '/meals/plan/settings',
    icon: SlidersHorizontal,
    words: 'meal plan settings wishes diet allergies people portions cook days budget times',
  },
  {
    title: 'Add a recipe',
    detail: writtenByYou,
    href: '/meals/recipes/new',
    icon: Plus,
    words: 'new own recipe write create cook',
  },
  {
    title: 'Import recipes',
    detail: fromElsewhere,
    href: '/meals/recipes/import',
    icon: FileUp,
    words: 'recipe import paste web page photo file mealie tandoor paprika keeper',
  },
  {
    title: 'Kept recipes',
    detail: heartedRecipes,
    href: '/meals?kept=yes',
    icon: Heart,
    words: 'favourite favourites saved recipe hearts',
  },
  {
    title: 'Shopping list',
    detail: toGetByAisle,
    href: '/meals/shopping',
    icon: ShoppingBasket,
    words: 'shopping shop list groceries grocery buy supermarket aisles tick share',
  },
  {
    title: 'Pantry',
    detail: whatYouHave,
    href: '/meals/pantry',
    icon: Refrigerator,
    words: 'pantry fridge cupboard at home stock best before expiry use up',
  },
  {
    title: 'Household',
    detail: peopleYouEatWith,
    href: '/meals/household',
    icon: Users,
    words: 'household family partner share plan invite people portions together',
  },
  {
    title: 'Trainers',
    detail: 'Find a coach',
    href: '/trainers',
    icon: Users,
    words: 'coach expert booking personal',
  },
  {
    title: 'Offers',
    detail: 'Sessions and prices',
    href: '/trainers/offers',
    icon: Users,
    words: 'trainer session price group packs length sell',
  },
  {
    title: 'Your bookings',
    detail: sessionsYouBooked,
    href: '/trainers/bookings',
    icon: CalendarHeart,
    words:
      'booking booked appointment session trainer cancel move reschedule waiting list pack credits',
  },
  {
    title: 'Progress',
    detail: 'Weight, energy and trends',
    href: '/progress',
    icon: ChartNoAxesColumnIncreasing,
    words: 'chart weight history streak measurements',
  },
  {
    title: 'Habits',
    detail: smallThingsKept,
    href: '/progress/habits',
    icon: ListChecks,
    words: 'habit streak routine daily tick calendar freeze pause trophies trophy goal water steps',
  },
  {
    title: 'Goals',
    detail: figureAndDay,
    href: '/progress/goals',
    icon: Goal,
    words: 'goal target date deadline weight lift strength measurement habit distance forecast',
  },
  {
    title: 'Report',
    detail: weekAsAPage,
    href: '/progress/report',
    icon: FileText,
    words: 'weekly monthly report pdf print doctor gp trainer summary download a4 share',
  },
  {
    title: 'Measurements',
    detail: 'Girths, sleep, steps, mood',
    href: '/progress/measures',
    icon: Ruler,
    words:
      'measure waist hips chest arm thigh body fat tape water blood pressure heart rate energy soreness custom',
  },
  {
    title: 'Photos',
    detail: forYourEyes,
    href: '/progress/photos',
    icon: Camera,
    words: 'progress photo picture camera body front side back before after compare',
  },
  {
    title: 'Profile',
    detail: groupsOfProfile,
    href: '/profile',
    icon: CircleUserRound,
    words:
      'account settings units kilojoules pounds inches dark light theme colour sign out log out email',
  },
  {
    title: 'Your gym',
    detail: 'Members, seats and invitations',
    href: '/gym',
    icon: Building2,
    words: 'gym studio club school practice clients people members seats dashboard owner admin',
  },
  {
    title: 'Gyms',
    detail: 'Your gyms and trainers',
    href: '/profile/organisations',
    icon: Building2,
    words: 'gym studio club school clients members invitation leave sharing',
  },
  {
    title: 'CSV Bulk Import',
    detail: peopleWorkoutsMeals,
    href: '/csv-import',
    icon: FileUp,
    words: 'upload spreadsheet excel trainees trainers members migrate',
  },
  {
    title: 'Notifications',
    detail: 'Reminders and messages',
    href: '/notifications',
    icon: Bell,
    words: 'unread reminders messages bell',
  },
];

/**
 * The destinations in which every typed word begins some word, those with it in the title first.
 * Nothing typed lists them all.
 */
export function destinationsFor(text: string): Destination[] {
  const words = text.split(/\s+/).filter(Boolean);
  const inTitle = ({ title }: Destination) =>
    words.some((word) => matchWords(word, title)) ? 0 : 1;
  return destinations
    .filter(({ title, detail, words }) => matchWords(text, `${title} ${detail} ${words}`))
    .sort((a, b) => inTitle(a) - inTitle(b));
}
