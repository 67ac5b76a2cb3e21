import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { Overview } from '../../../contract.ts';
import { managedRoles } from '../../../rules/rights.ts';
import { type Role, seatOf } from '../../../rules.ts';
import { roleHint, roleName } from '../../messages.ts';

export type GivenRole = Exclude<Role, 'owner'>;

type RoleFieldProps = {
  overview: Overview;
  value: GivenRole;
  onValueChange: (role: GivenRole) => void;
};

/** A role that the person may give, and what it takes. */
export function RoleField({ overview, value, onValueChange }: RoleFieldProps) {
  const roles = managedRoles(overview.role).filter((role) => {
    const kind = seatOf(role);
    // What the plan has no seats for is not offered; who has it already keeps it on show.
    return role === value || !kind || overview.seats[kind].limit > 0;
  });
  return (
    <SelectField
      label="Role"
      value={value}
      hint={roleHint(value, overview.kind)}
      options={roles.map((role) => ({ value: role, label: roleName(role, overview.kind) }))}
      onChange={(event) => onValueChange(event.target.value as GivenRole)}
    />
  );
}
