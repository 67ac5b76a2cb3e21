import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Member } from '../../contract.ts';
import { useSaveMember } from '../api.ts';
import { memberChanged } from '../messages/members.ts';
import { isStale, sentenceOf, toasts } from '../messages.ts';
import type { Gym } from './in-gym.tsx';
import { PersonFields } from './person-fields.tsx';
import { type GivenRole, RoleField } from './role-field.tsx';

/** What is noted of a member, and their role. Another role may need another seat. */
export function MemberForm({ member, overview }: Gym & { member: Member }) {
  const client = useQueryClient();
  const save = useSaveMember(overview.id, member.id);
  const { email, firstName, lastName, phone, version } = member;
  const [draft, setDraft] = useState({ email, firstName, lastName, phone });
  const [role, setRole] = useState(member.role as GivenRole);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    // The form remounts with saved data before its callback runs; errors stay in it.
    void save.mutateAsync({ ...draft, role, version }).then(
      () => toast(toasts.saved),
      () => undefined,
    );
  };
  const stale = isStale(save.error);
  return (
    <Card title="Details">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {stale && (
          <ChangedElsewhere title={memberChanged} onShow={() => void client.invalidateQueries()} />
        )}
        {save.isError && !stale && (
          <StatusMessage tone="error" title={sentenceOf(save.error)} answers />
        )}
        <PersonFields
          draft={draft}
          error={save.error}
          emailFixed={member.state !== 'invited'}
          onChange={setDraft}
        />
        <RoleField overview={overview} value={role} error={undefined} onChange={setRole} />
        <Button
          type="submit"
          variant="secondary"
          pending={save.isPending}
          className="sm:self-start"
        >
          Save
        </Button>
      </form>
    </Card>
  );
}
