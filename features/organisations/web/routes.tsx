import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const gym = lazyPage(() => import('./pages/gym-page.tsx').then((m) => m.GymPage));
const newGym = lazyPage(() => import('./pages/gym-new-page.tsx').then((m) => m.GymNewPage));
const members = lazyPage(() =>
  import('./pages/gym-members-page.tsx').then((m) => m.GymMembersPage),
);
const member = lazyPage(() => import('./pages/gym-member-page.tsx').then((m) => m.GymMemberPage));
const invitations = lazyPage(() =>
  import('./pages/gym-invitations-page.tsx').then((m) => m.GymInvitationsPage),
);
const settings = lazyPage(() =>
  import('./pages/gym-settings-page.tsx').then((m) => m.GymSettingsPage),
);
const history = lazyPage(() => import('./pages/gym-audit-page.tsx').then((m) => m.GymAuditPage));
const mine = lazyPage(() =>
  import('./pages/organisations-page.tsx').then((m) => m.OrganisationsPage),
);
const invitation = lazyPage(() =>
  import('./pages/invitation-page.tsx').then((m) => m.InvitationPage),
);

const tab = { frame: 'tab', tab: 'profile' } as const;

export const organisationsRoutes: PageRoute[] = [
  { path: '/gym', page: gym, ...tab, title: 'Your gym', next: ['/gym/members'] },
  { path: '/gym/new', page: newGym, ...tab, title: 'Name your gym' },
  { path: '/gym/members', page: members, ...tab, title: 'Members' },
  { path: '/gym/members/:memberId', page: member, ...tab, title: 'Member' },
  { path: '/gym/invitations', page: invitations, ...tab, title: 'Invitations' },
  { path: '/gym/settings', page: settings, ...tab, title: 'Gym settings' },
  { path: '/gym/audit', page: history, ...tab, title: 'Activity log' },
  { path: '/profile/organisations', page: mine, ...tab, title: 'Gyms' },
  { path: '/invitations/:token', page: invitation, frame: 'bare', title: 'Invitation' },
];
