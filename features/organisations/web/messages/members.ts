export const rejoinsIfSeatFree =
  'They’ll rejoin if a seat is free. Their activity stays hidden until they share it again.';

export const takesASeat = 'They’ll take a seat. You then send a new invitation.';

export const memberChanged = 'This member was changed elsewhere';

export const seeAllQuietMembers = (count: number) => `See all ${count} quiet members`;

export const noMembersYet = 'No members yet. The owner or an admin can invite them.';

export const namesWithoutLogs = 'You see names, not what members log.';

export const handOverToChangeOwner = 'To change the owner, hand over in Settings.';

export const onlyOwnerChangesAdmins = 'Only the owner can change admins.';

export const noSeatForMember =
  'The plan has no seat for this member. You can remove them, but not edit them.';

export const tryFewerWords = 'Try fewer words or another filter.';

export const inviteSomeone = 'Invite someone to get started.';
