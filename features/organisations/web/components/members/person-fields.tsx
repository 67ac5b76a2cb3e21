import type { Form } from '#platform/web/forms/use-form.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { fixedOnceJoined } from '../../messages/invitations.ts';

export type PersonDraft = { email: string; firstName: string; lastName: string; phone: string };

type PersonFieldsProps = {
  form: Pick<Form<PersonDraft>, 'text'>;
  /** A person who has joined keeps their address. */
  emailFixed?: boolean;
};

/** What an organisation notes of a person. */
export function PersonFields({ form, emailFixed = false }: PersonFieldsProps) {
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
        {...form.text('email')}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-4">
        <TextField
          label="First name"
          autoComplete="off"
          maxLength={80}
          {...form.text('firstName')}
        />
        <TextField label="Last name" autoComplete="off" maxLength={80} {...form.text('lastName')} />
      </div>
      <TextField
        label="Phone"
        type="tel"
        autoComplete="off"
        maxLength={40}
        {...form.text('phone')}
      />
    </>
  );
}
