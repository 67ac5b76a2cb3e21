import { EmailLink } from '../components/email-link.tsx';

/** Keeps or restores the old email address by link. */
export function KeepEmailPage() {
  return (
    <EmailLink
      way="keep"
      title="Keep this address"
      lead="We’ll sign out all devices. Then set a new password, as someone may know yours."
      button="Keep this address"
      done={{
        title: 'Your email stays the same',
        text: 'All devices were signed out. Set a new password now.',
        label: 'Set a new password',
        href: '/login/forgot',
      }}
    />
  );
}
