import {
  ChartNoAxesColumnIncreasing,
  CircleUserRound,
  Dumbbell,
  House,
  type LucideIcon,
  Salad,
  Users,
} from 'lucide-react';
import type { TabName } from '#platform/web/routing/page-route.ts';

/** The six tabs, in the order of the bar. */
export const tabs: readonly { name: TabName; label: string; href: string; icon: LucideIcon }[] = [
  { name: 'home', label: 'Home', href: '/', icon: House },
  { name: 'workouts', label: 'Workouts', href: '/workouts', icon: Dumbbell },
  { name: 'meals', label: 'Meals', href: '/meals', icon: Salad },
  { name: 'trainers', label: 'Trainers', href: '/trainers', icon: Users },
  { name: 'progress', label: 'Progress', href: '/progress', icon: ChartNoAxesColumnIncreasing },
  { name: 'profile', label: 'Profile', href: '/profile', icon: CircleUserRound },
];
