import { useRef, useState } from 'react';
import type { CurrentUser, ProfileInput } from '#features/account/contract.ts';
import { useSaveProfile } from '#features/account/web/public.ts';
import { SignOut } from '#features/sign-in/web/public.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { profileOf } from '../../rules/draft.ts';
import { missingOn } from '../../rules/wizard-steps.ts';
import { answersAreSafe, profileNotSaved, savedToast, saveFailedToast } from '../messages.ts';
import { AllSet } from './all-set.tsx';
import { BodyStep } from './body-step.tsx';
import { GoalsStep } from './goals-step.tsx';
import { LevelStep } from './level-step.tsx';
import { PersonStep } from './person-step.tsx';
import { RoleStep } from './role-step.tsx';
import { ScheduleStep } from './schedule-step.tsx';
import { clearWizard, useWizard } from './use-wizard.tsx';
import { WelcomeStep } from './welcome-step.tsx';
import { WizardFrame } from './wizard-frame.tsx';

const screens = [WelcomeStep, PersonStep, BodyStep, RoleStep, LevelStep, GoalsStep, ScheduleStep];

type OnboardingWizardProps = {
  user: Pick<CurrentUser, 'id' | 'email' | 'firstName'>;
  /** The person has seen All Set and wants to go on. */
  onFinished: (path?: string) => void;
};

/** The six steps and the All Set screen. Nothing is saved before Complete; a failed save loses nothing. */
export function OnboardingWizard({ user, onFinished }: OnboardingWizardProps) {
  const [saved, setSaved] = useState<ProfileInput | null>(null);
  const wizard = useWizard(user.id, user.firstName ?? '', saved === null);
  const saveProfile = useSaveProfile();
  const saving = useRef(false);
  const { screen, draft, change } = wizard;

  const save = async () => {
    const profile = profileOf(draft);
    // A second press may come before React has shown the first one.
    if (profile === null || saving.current) return;
    saving.current = true;
    try {
      await saveProfile.mutateAsync(profile);
      clearWizard();
      setSaved(profile);
      toast(savedToast);
    } catch {
      toast({ ...saveFailedToast, destructive: true });
    } finally {
      saving.current = false;
    }
  };

  const Screen = screens[screen] ?? WelcomeStep;
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh">
      <div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col sm:justify-center sm:px-6 sm:py-8">
        {saved ? (
          <AllSet profile={saved} onContinue={onFinished} />
        ) : (
          <WizardFrame
            screen={screen}
            direction={wizard.direction}
            missing={missingOn(screen, draft)}
            saving={saveProfile.isPending}
            problem={saveProfile.error && <Problem error={saveProfile.error} />}
            onBack={wizard.goBack}
            onNext={wizard.goNext}
            onComplete={() => void save()}
          >
            <Screen draft={draft} change={change} />
            {/* Until the profile is complete there is no other page to do it on. */}
            {screen === 0 && (
              <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
                <span className="min-w-0 flex-[1_1_10rem] break-words">
                  Signed in as {user.email}
                </span>
                <SignOut quiet />
              </p>
            )}
          </WizardFrame>
        )}
      </div>
    </main>
  );
}

/** The toast goes away after five seconds; what was wrong stays until the next try. */
function Problem({ error }: { error: Error }) {
  const fields = error instanceof ApiError ? Object.values(error.fields) : [];
  const sentence = error instanceof ApiError ? error.sentence : undefined;
  return (
    <StatusMessage tone="error" title={profileNotSaved}>
      {fields.length > 0 ? fields.join(' ') : (sentence ?? answersAreSafe)}
    </StatusMessage>
  );
}
