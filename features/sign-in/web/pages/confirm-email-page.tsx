import { EmailLink } from '../components/email-link.tsx';

/** Confirms a new email address by link. */
export function ConfirmEmailPage() {
  return (
    <EmailLink
      way="confirm"
      title="Confirm your new email"
      lead="You’ll sign in with this address."
      button="Confirm new email"
      done={{
        title: 'Email changed',
        text: 'Your account now uses the new address.',
        label: 'Continue',
        href: '/profile/account',
      }}
    />
  );
}
