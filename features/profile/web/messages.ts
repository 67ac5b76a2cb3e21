import type { FitnessLevel, Gender, Goal, Notification, Role } from '#features/account/contract.ts';
import { explainError, fieldError } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';

export const toasts = {
  profileSaved: {
    title: 'Profile Updated',
    description: 'Your fitness profile has been saved successfully!',
  },
  profileFailed: {
    title: 'Error',
    description: 'Failed to update profile. Please try again.',
    destructive: true,
  },
  unitsFailed: {
    title: 'Error',
    description: 'Your units weren’t saved. Try again.',
    destructive: true,
  },
  settingsSaved: { title: 'Settings saved' },
  failed: (error: unknown) => ({
    title: 'Error',
    description: explainError(error),
    destructive: true,
  }),
};

export const genderNames: Record<Gender, string> = { male: 'Male', female: 'Female' };

export const levelNames: Record<FitnessLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const goalNames: Record<Goal, string> = {
  lose_weight: 'Lose weight',
  build_muscle: 'Build muscle',
  get_fit: 'Get fit',
  stay_healthy: 'Stay healthy',
};

export const roleNames: Record<Role, string> = { trainee: 'Trainee', trainer: 'Trainer' };

/** A plan's key as people read it: "trainerPro" is "Trainer Pro". */
export function planName(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const notificationNames: Record<Notification, { title: string; description: string }> = {
  new_sign_in: {
    title: 'New devices',
    description: 'When a new device signs in',
  },
  credential_checks: {
    title: 'Credentials to check',
    description: 'When a trainer of your gym sends one. Once a day at most.',
  },
  daily_reminder: {
    title: 'Daily reminder',
    description: 'At your time, on days with no entries',
  },
  weekly_summary: {
    title: 'Weekly summary',
    description: 'Your logged days and average energy, on Mondays',
  },
  weekly_report: {
    title: 'Weekly report',
    description: 'A link to it on Mondays at 6 am, with Starter and larger plans',
  },
  weekly_report_pdf: {
    title: 'Attach the report',
    description: 'Its figures then stand in your mailbox, too',
  },
};

/** Photo error; the server's sentence if it has one. */
export const photoProblem = (error: unknown): string =>
  fieldError(error, 'photo') ?? explainError(error);

export const photoSaved: ToastContent = {
  title: 'Photo saved',
  description: 'Only you can see it.',
};

export const photoRemoved = (undo: (() => void) | null): ToastContent => ({
  title: 'Photo removed',
  description: 'We’ll show your initial instead.',
  ...(undo ? { action: { label: 'Undo', onClick: undo } } : {}),
});

export const photoFailed = (error: unknown): ToastContent => ({
  title: 'Nothing changed',
  description: photoProblem(error),
  destructive: true,
});

export function settingsFound(count: number, typed: string): string {
  if (count === 0) return `No settings match “${typed}”.`;
  return count === 1 ? '1 setting' : `${count} settings`;
}

export const streakText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
