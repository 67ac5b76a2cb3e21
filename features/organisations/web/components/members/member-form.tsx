import { useQueryClient } from '@tanstack/react-query';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import type { Member } from '../../../contract.ts';
import { useSaveMember } from '../../api.ts';
import { memberChanged } from '../../messages/members.ts';
import { isStale } from '../../messages.ts';
import type { Gym } from '../gym/in-gym.tsx';
import { PersonFields } from './person-fields.tsx';
import { type GivenRole, RoleField } from './role-field.tsx';

/** What is noted of a member, and their role. Another role may need another seat. */
export function MemberForm({ member, overview }: Gym & { member: Member }) {
  const client = useQueryClient();
  const save = useSaveMember(overview.id, member.id);
  const { email, firstName, lastName, phone, version } = member;
  const form = useForm({
    start: { email, firstName, lastName, phone, role: member.role as GivenRole },
    check: (draft) => ({ content: { ...draft, version } }),
    // The form remounts with what was saved, so the mutation itself says it.
    send: save.mutateAsync,
  });
  const stale = isStale(form.failure);
  return (
    <Card title="Details">
      <Form form={form} className="flex flex-col gap-4">
        {stale ? (
          <ChangedElsewhere title={memberChanged} onShow={() => void client.invalidateQueries()} />
        ) : (
          <FormProblem form={form} />
        )}
        <PersonFields form={form} emailFixed={member.state !== 'invited'} />
        <RoleField overview={overview} {...form.value('role')} />
        <Button type="submit" variant="secondary" pending={form.pending} className="sm:self-start">
          Save
        </Button>
      </Form>
    </Card>
  );
}
