import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { invitationPath } from '../../rules/household-kinds.ts';
import { useInvite } from '../api.ts';
import { householdText, inviteText } from '../messages/household.ts';

type InviteSheetProps = { onLink: (link: ShownLink) => void; onClose: () => void };
export type ShownLink = { name: string; token: string };

/** Invites a person: by mail, or by a link that the host sends. */
export function InviteSheet({ onLink, onClose }: InviteSheetProps) {
  const invite = useInvite();
  const [id] = useState(newId);
  const form = useForm({
    start: { name: '', email: '' },
    check: ({ name, email }) => ({
      content: { id, name: name.trim(), email: email.trim() === '' ? null : email.trim() },
      errors: { name: name.trim() === '' && inviteText.noName },
    }),
    send: async (body) => ({ ...(await invite.mutateAsync(body)), ...body }),
    onSent({ name, token, email }) {
      if (email === null) onLink({ name, token });
      else onClose();
    },
  });
  const isMailed = form.draft.email.trim() !== '';
  return (
    <Dialog
      open
      toType
      onOpenChange={onClose}
      title={householdText.invite}
      description={inviteText.lead}
    >
      <Form form={form} className="grid gap-4">
        <FormProblem form={form} />
        <TextField label={inviteText.name} maxLength={40} {...form.text('name')} />
        <TextField
          type="email"
          label={inviteText.email}
          hint={inviteText.emailHint}
          maxLength={254}
          {...form.text('email')}
        />
        <Button type="submit" fullWidth pending={form.pending}>
          {isMailed ? inviteText.send : inviteText.make}
        </Button>
      </Form>
    </Dialog>
  );
}

/** The link of an invitation, shown once. */
export function LinkSheet({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  const url = location.origin + invitationPath(link.token);
  const canSend = typeof navigator.share === 'function';
  const send = async () => {
    try {
      if (canSend) return await navigator.share({ title: householdText.title, url });
      await navigator.clipboard.writeText(url);
      toast(inviteText.copied);
    } catch (failure) {
      // The person closed the device's sheet.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      toast(inviteText.toCopy);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<bdi>{inviteText.linkTitle(link.name)}</bdi>}
      description={inviteText.linkLead}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {inviteText.done}
          </Button>
          <Button onClick={() => void send()}>
            {canSend ? <Share2 aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
            {inviteText.share}
          </Button>
        </>
      }
    >
      <TextField
        label={inviteText.link}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
