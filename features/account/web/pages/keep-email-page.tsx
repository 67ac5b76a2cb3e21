import { EmailLink } from '../components/email-link.tsx';

/** Keeps or restores the older address by the link that was mailed to it. */
export function KeepEmailPage() {
  return (
    <EmailLink
      way="keep"
      title="Keep this address"
      lead="Every device is signed out. Then set a new password: somebody else may know the present one."
      button="Keep this address"
      done={{
        title: 'Your address stays',
        text: 'Every device was signed out. Set a new password now.',
        label: 'Set a new password',
        href: '/login/forgot',
      }}
    />
  );
}
