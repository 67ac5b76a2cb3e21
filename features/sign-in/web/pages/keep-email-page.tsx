import { EmailLink } from '../components/email/email-link.tsx';
import { allDevicesSignOut, emailStays, setPasswordNow } from '../messages/ways-in.ts';

/** Keeps or restores the old email address by link. */
export function KeepEmailPage() {
  return (
    <EmailLink
      way="keep"
      title="Keep this address"
      lead={allDevicesSignOut}
      button="Keep this address"
      done={{
        title: emailStays,
        text: setPasswordNow,
        label: 'Set a new password',
        href: '/login/forgot',
      }}
    />
  );
}
