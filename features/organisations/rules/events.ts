import type { Kind, Role } from '../rules.ts';

/** What happens in an organisation that is written down. It names roles and counts, never people. */
export type OrganisationEvent =
  | { kind: 'created' }
  | {
      kind: 'settings_changed';
      from: { name: string; kind: Kind };
      to: { name: string; kind: Kind };
    }
  | { kind: 'invited'; role: Role }
  | { kind: 'invitations_sent'; count: number }
  | { kind: 'invitation_taken_back' }
  | { kind: 'joined'; role: Role }
  | { kind: 'declined' }
  | { kind: 'left' }
  | { kind: 'removed' }
  | { kind: 'brought_back' }
  | { kind: 'details_changed' }
  | { kind: 'role_changed'; from: Role; to: Role }
  | { kind: 'people_imported'; count: number }
  | { kind: 'import_undone'; count: number }
  /** a date of a class, which began at `start` */
  | { kind: 'class_cancelled'; name: string; start: string }
  | { kind: 'class_given'; name: string; start: string }
  | { kind: 'ownership_offered' }
  | { kind: 'ownership_offer_ended' }
  | { kind: 'ownership_taken' };

/** What came by files, and went again. */
export const IMPORT_EVENTS = [
  'people_imported',
  'import_undone',
] as const satisfies readonly OrganisationEvent['kind'][];
