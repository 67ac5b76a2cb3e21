import type { Role } from '../rules.ts';

/** What can be done in an organisation, and who may. Nobody else may anything. */
export const RIGHTS = {
  /** its name, its seats, how many wait */
  seeOverview: ['owner', 'admin'],
  seeMembers: ['owner', 'admin'],
  /** invite, import, mail, change, remove, bring back: of those that `mayManage` names */
  changeMembers: ['owner', 'admin'],
  /** the names of its trainees */
  seeTrainees: ['owner', 'admin', 'trainer'],
  seeHistory: ['owner', 'admin'],
  changeSettings: ['owner', 'admin'],
  handOver: ['owner'],
  close: ['owner'],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof RIGHTS;

/** Whether a role has a right. Server and screens ask the same. */
export const mayIn = (role: Role, right: Right): boolean =>
  (RIGHTS[right] as readonly Role[]).includes(role);

const MANAGED: Record<Role, readonly Role[]> = {
  owner: ['admin', 'trainer', 'trainee'],
  admin: ['trainer', 'trainee'],
  trainer: [],
  trainee: [],
};

/** The roles that a person may give, take and change. Only handing over makes an owner. */
export const managedRoles = (actor: Role): readonly Role[] => MANAGED[actor];

export const mayManage = (actor: Role, member: Role): boolean => MANAGED[actor].includes(member);
