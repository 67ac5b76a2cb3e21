import { EmailLink } from '../components/email/email-link.tsx';
import { signInWithAddress, usesNewAddress } from '../messages/ways-in.ts';

/** Confirms a new email address by link. */
export function ConfirmEmailPage() {
  return (
    <EmailLink
      way="confirm"
      title="Confirm your new email"
      lead={signInWithAddress}
      button="Confirm new email"
      done={{
        title: 'Email changed',
        text: usesNewAddress,
        label: 'Continue',
        href: '/profile/account',
      }}
    />
  );
}
