import { TextField } from '#platform/web/ui/text-field.tsx';
import { fixedOnceJoined } from '../messages/invitations.ts';
import { fieldError } from '../messages.ts';

export type PersonDraft = { email: string; firstName: string; lastName: string; phone: string };

type PersonFieldsProps = {
  draft: PersonDraft;
  /** What the server said of the last try. */
  error: unknown;
  /** A person who has joined keeps their address. */
  emailFixed?: boolean;
  emailError?: string | undefined;
  onChange: (draft: PersonDraft) => void;
};

/** What an organisation notes of a person. */
export function PersonFields(props: PersonFieldsProps) {
  const { draft, error, emailFixed = false, emailError, onChange } = props;
  const bind = (name: keyof PersonDraft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...draft, [name]: event.target.value }),
  });
  return (
    <>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        readOnly={emailFixed}
        {...(emailFixed ? { hint: fixedOnceJoined } : {})}
        error={emailError ?? fieldError(error, 'email')}
        {...bind('email')}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-4">
        <TextField
          label="First name"
          autoComplete="off"
          maxLength={80}
          error={fieldError(error, 'firstName')}
          {...bind('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="off"
          maxLength={80}
          error={fieldError(error, 'lastName')}
          {...bind('lastName')}
        />
      </div>
      <TextField
        label="Phone"
        type="tel"
        autoComplete="off"
        maxLength={40}
        error={fieldError(error, 'phone')}
        {...bind('phone')}
      />
    </>
  );
}
