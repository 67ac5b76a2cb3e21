import { Link, useLocation, useSearch } from 'wouter';
import { useIsTakenOver } from '#platform/web/forms/early-input.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { PASSWORD_MIN_LENGTH } from '../../rules.ts';
import { useEnter } from '../api/session.ts';
import { CheckYourEmail } from '../components/email/check-your-email.tsx';
import { Entrance } from '../components/entrance.tsx';
import { PasskeyButton } from '../components/second-step/passkey-button.tsx';
import { SecondStep } from '../components/second-step/second-step.tsx';
import { useSignInStart } from '../components/sign-in-start.ts';
import { useWantsToJoin } from '../components/use-wants-to-join.ts';
import { useWayIn } from '../components/use-way-in.ts';
import { longerPasswordNeeded, passwordHint } from '../messages/security.ts';
import {
  enterYourEmail,
  enterYourPassword,
  forgotPassword,
  otherWaysToSignIn,
  sameFormForBoth,
  signInWasBlocked,
} from '../messages/ways-in.ts';
import { notices } from '../messages.ts';

type Way = 'sign-in' | 'sign-up';

const wayLabels = { 'sign-in': 'Sign in', 'sign-up': 'Create account' };

/** Until the code is there a press would be lost: the buttons wait, and show it if it takes long. */
const waiting = 'disabled:animate-dim-late';

/** Email and password: the same two fields create an account or open one. */
export function LoginEmailPage() {
  useWayIn();
  const search = new URLSearchParams(useSearch());
  const notice = notices[search.get('notice') ?? ''];
  const enter = useEnter();
  const isTakenOver = useIsTakenOver();
  const [, navigate] = useLocation();
  const start = useSignInStart();
  const wantsToJoin = useWantsToJoin();
  const mainWay: Way = wantsToJoin ? 'sign-up' : 'sign-in';
  const form = useForm({
    start: { email: start.email, password: '', way: mainWay },
    check: ({ way, email, password }) => {
      const isShort = way === 'sign-up' && [...password].length < PASSWORD_MIN_LENGTH;
      return {
        content: {
          way,
          email: email.trim(),
          password,
          ...(way === 'sign-up' && start.name ? { name: start.name } : {}),
        },
        errors: {
          email: email.trim() === '' && enterYourEmail,
          password:
            password === ''
              ? enterYourPassword
              : isShort && longerPasswordNeeded(PASSWORD_MIN_LENGTH),
        },
      };
    },
    send: enter.mutateAsync,
  });
  const { way, email } = form.draft;
  const submit = (wanted: Way) => {
    if (form.pending) return;
    form.change({ way: wanted });
    form.submit();
  };

  const buttonOf = (wanted: Way, isMain: boolean) => (
    <Button
      key={wanted}
      {...(isMain ? { type: 'submit' } : { variant: 'secondary', onClick: () => submit(wanted) })}
      size="lg"
      fullWidth
      disabled={!isTakenOver}
      className={waiting}
      pending={form.pending && way === wanted}
    >
      {wayLabels[wanted]}
    </Button>
  );

  // Coming back from Google or Facebook, the first step is done already.
  if (search.get('step') === 'code') {
    return <SecondStep onStartAgain={() => navigate('/login', { replace: true })} />;
  }
  if (enter.data?.kind === 'second-step') {
    return <SecondStep onStartAgain={() => enter.reset()} />;
  }
  const nobody = enter.data?.kind === 'nobody';
  if (nobody && way === 'sign-up') {
    return <CheckYourEmail email={email.trim()} onBack={() => enter.reset()} />;
  }
  return (
    <Entrance title="Sign in or join" lead={sameFormForBoth}>
      <Form form={{ ...form, submit: () => submit(mainWay) }} className="flex flex-col gap-5">
        {notice && !enter.isError && <StatusMessage tone="info">{notice}</StatusMessage>}
        {nobody && <Problem title={signInWasBlocked} />}
        <FormProblem form={form} />
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          {...form.text('email')}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={256}
          hint={passwordHint(PASSWORD_MIN_LENGTH)}
          {...form.text('password')}
        />
        <Link
          href="/login/forgot"
          className="-my-2 inline-flex min-h-11 w-fit items-center font-medium text-accent underline-offset-4 hover:underline"
        >
          {forgotPassword}
        </Link>
        {wantsToJoin
          ? [buttonOf('sign-up', true), buttonOf('sign-in', false)]
          : [buttonOf('sign-in', true), buttonOf('sign-up', false)]}
      </Form>
      <PasskeyButton />
      <p className="mt-6 text-center">
        <Link
          href="/login"
          className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          {otherWaysToSignIn}
        </Link>
      </p>
    </Entrance>
  );
}
