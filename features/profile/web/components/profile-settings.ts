import {
  Building2,
  CalendarCheck,
  CloudUpload,
  CreditCard,
  FileUp,
  FolderDown,
  History,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Scale,
  ShieldCheck,
  SlidersHorizontal,
  Target,
  UserRound,
} from 'lucide-react';
import { matchWords } from '#platform/shared/match-words.ts';
import {
  downloadImportDelete,
  energyMacrosGentleMode,
  invitationsAndWhatTheySee,
  peopleWorkoutsMeals,
  startChangeCancel,
  unitsThemeAndZone,
  weeklyReview,
  wordsOfBody,
  wordsOfSignOut,
} from '../messages/settings.ts';

export type Setting = {
  title: string;
  detail: string;
  href: string;
  icon: LucideIcon;
  /** Other words people search for. */
  words: string;
};

/** Settings by group, in the order of the profile. */
export const settingGroups = {
  Body: [
    {
      title: 'Targets',
      detail: energyMacrosGentleMode,
      href: '/progress/targets',
      icon: Target,
      words:
        'calories kilojoules protein carbs fat goal rate activity pregnant breastfeeding hide numbers diet',
    },
    {
      title: 'Weight',
      detail: 'Weigh-ins and trend',
      href: '/progress/weight',
      icon: Scale,
      words: 'kg pounds scale body measurements history',
    },
    {
      title: 'Check-in',
      detail: weeklyReview,
      href: '/progress/check-in',
      icon: CalendarCheck,
      words: 'calories adjust expenditure',
    },
  ],
  App: [
    {
      title: 'Units, theme and day',
      detail: unitsThemeAndZone,
      href: '/profile/app',
      icon: SlidersHorizontal,
      words:
        'energy weight height kilojoules kilograms pounds lb cm inches colours accent appearance start midnight timezone',
    },
    {
      title: 'Emails',
      detail: 'Reminders, summaries and alerts',
      href: '/profile/emails',
      icon: Mail,
      words: 'notifications daily weekly new devices stop unsubscribe mail messages',
    },
    {
      title: 'Offline',
      detail: 'Changes waiting to sync',
      href: '/profile/offline',
      icon: CloudUpload,
      words: 'pending unsent connection internet',
    },
  ],
  Account: [
    {
      title: 'Personal details',
      detail: 'Photo, name and email',
      href: '/profile/account',
      icon: UserRound,
      words: 'account picture avatar address change verify',
    },
    {
      title: 'Security',
      detail: 'Password, passkeys, authenticator app',
      href: '/profile/security',
      icon: ShieldCheck,
      words: 'sign in login google facebook two factor 2fa recovery codes connected',
    },
    {
      title: 'Devices',
      detail: 'Where you’re signed in',
      href: '/profile/sessions',
      icon: MonitorSmartphone,
      words: 'sessions sign out log out everywhere phone computer',
    },
    {
      title: 'Activity',
      detail: 'Sign-ins and security changes',
      href: '/profile/activity',
      icon: History,
      words: 'log history events',
    },
    {
      title: 'Your data',
      detail: downloadImportDelete,
      href: '/profile/data',
      icon: FolderDown,
      words: 'export copy zip csv json backup privacy erase close remove leave',
    },
  ],
  Plan: [
    {
      title: 'Plan and invoices',
      detail: startChangeCancel,
      href: '/profile/plan',
      icon: CreditCard,
      words: 'subscription billing price payment upgrade renew receipt gst seats limits',
    },
  ],
  Gyms: [
    {
      title: 'Gyms and trainers',
      detail: invitationsAndWhatTheySee,
      href: '/profile/organisations',
      icon: Building2,
      words: 'organisations studio club school clients members join leave share privacy',
    },
    {
      title: 'CSV Bulk Import',
      detail: peopleWorkoutsMeals,
      href: '/csv-import',
      icon: FileUp,
      words: 'upload spreadsheet excel trainees trainers members',
    },
  ],
} satisfies Record<string, Setting[]>;

/** Settings whose group, title, detail or other words hold all typed words. */
export const findSettings = (typed: string): Setting[] =>
  Object.entries(settingGroups).flatMap(([group, settings]) =>
    settings.filter(({ title, detail, words }) =>
      matchWords(typed, `${group} ${title} ${detail} ${words}`),
    ),
  );

/** Whether the typed words describe the body data card. */
export const holdsBody = (typed: string): boolean => matchWords(typed, wordsOfBody);

/** Whether the typed words describe signing out. */
export const holdsSignOut = (typed: string): boolean => matchWords(typed, wordsOfSignOut);
