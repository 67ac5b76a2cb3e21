import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { Overview } from '../../contract.ts';
import { managedRoles } from '../../rules/rights.ts';
import type { Role } from '../../rules.ts';
import { roleHints, roleName } from '../messages.ts';

export type GivenRole = Exclude<Role, 'owner'>;

type RoleFieldProps = {
  overview: Overview;
  value: GivenRole;
  error: string | undefined;
  onChange: (role: GivenRole) => void;
};

/** A role that the person may give, and what it takes. */
export function RoleField({ overview, value, error, onChange }: RoleFieldProps) {
  const roles = managedRoles(overview.role);
  return (
    <SelectField
      label="Role"
      value={value}
      error={error}
      hint={roleHints[value]}
      options={roles.map((role) => ({ value: role, label: roleName(role, overview.kind) }))}
      onChange={(event) => onChange(event.target.value as GivenRole)}
    />
  );
}
