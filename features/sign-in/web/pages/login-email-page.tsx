import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { explainError, fieldError } from '#platform/web/api-client/api-error.ts';
import { useIsTakenOver } from '#platform/web/forms/early-input.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { PASSWORD_MIN_LENGTH } from '../../rules.ts';
import { useEnter } from '../api/session.ts';
import { CheckYourEmail } from '../components/check-your-email.tsx';
import { Entrance } from '../components/entrance.tsx';
import { PasskeyButton } from '../components/passkey-button.tsx';
import { SecondStep } from '../components/second-step.tsx';
import { useSignInStart } from '../components/sign-in-start.ts';
import { useWantsToJoin } from '../components/use-wants-to-join.ts';
import { useWayIn } from '../components/use-way-in.ts';
import { passwordHint, useLongerPassword } from '../messages/security.ts';
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
type Faults = { email?: string | undefined; password?: string | undefined };

const wayLabels = { 'sign-in': 'Sign in', 'sign-up': 'Create account' };

/** Until the code is there a press would be lost: the buttons wait, and show it if it takes long. */
const waiting = 'disabled:animate-dim-late';

function faultsOf(way: Way, email: string, password: string): Faults {
  const tooShort = way === 'sign-up' && [...password].length < PASSWORD_MIN_LENGTH;
  return {
    email: email.trim() ? undefined : enterYourEmail,
    password: !password
      ? enterYourPassword
      : tooShort
        ? useLongerPassword(PASSWORD_MIN_LENGTH)
        : undefined,
  };
}

const isFaulty = (faults: Faults) => faults.email !== undefined || faults.password !== undefined;

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
  const [email, setEmail] = useState(start.email);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [way, setWay] = useState<Way>('sign-in');
  const emailBox = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLInputElement>(null);

  const show = (found: Faults) => {
    setFaults(found);
    if (found.email) emailBox.current?.focus();
    else if (found.password) passwordBox.current?.focus();
  };

  const submit = (wanted: Way) => {
    if (enter.isPending) return;
    const found = faultsOf(wanted, email, password);
    setWay(wanted);
    show(found);
    if (!isFaulty(found)) {
      enter.mutate(
        {
          way: wanted,
          email: email.trim(),
          password,
          ...(wanted === 'sign-up' && start.name ? { name: start.name } : {}),
        },
        {
          onError: (error) =>
            show({ email: fieldError(error, 'email'), password: fieldError(error, 'password') }),
        },
      );
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(wantsToJoin ? 'sign-up' : 'sign-in');
  };

  const buttonOf = (wanted: Way, isMain: boolean) => (
    <Button
      key={wanted}
      {...(isMain ? { type: 'submit' } : { variant: 'secondary', onClick: () => submit(wanted) })}
      size="lg"
      fullWidth
      disabled={!isTakenOver}
      className={waiting}
      pending={enter.isPending && way === wanted}
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
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {notice && !enter.isError && <StatusMessage tone="info">{notice}</StatusMessage>}
        {nobody && <Problem title={signInWasBlocked} />}
        {enter.isError && !isFaulty(faults) && <Problem title={explainError(enter.error)} />}
        <TextField
          ref={emailBox}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          value={email}
          error={faults.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          ref={passwordBox}
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={256}
          value={password}
          error={faults.password}
          hint={passwordHint(PASSWORD_MIN_LENGTH)}
          onChange={(event) => setPassword(event.target.value)}
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
      </form>
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
