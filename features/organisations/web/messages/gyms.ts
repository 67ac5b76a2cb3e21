export const seesWhetherYouLogged = (name: string) =>
  `${name} sees whether you logged or trained in the last two weeks, never what.`;

export const ownerCannotLeave = 'You own it. To leave, hand it over or close it in Settings.';

export const leavingHidesYou =
  'They’ll no longer see you. Classes and sessions you booked there are cancelled for free. To rejoin, you’ll need a new invitation.';

export const noImportsYet = 'No imports yet.';

export const importFromCsv = 'From a CSV file, with preview and undo';

export const whoDidWhat = 'Who did what, and when';

export const peopleChooseWhatYouSee = (people: string) =>
  `${people} choose whether you see if they were active in the last two weeks. You never see what they logged.`;

export const gymsAndWhatTheySee = 'Your gyms and trainers, and what they see.';

export const notInGymsYet = 'You’re not in any gyms yet';

export const invitationsShowUpHere =
  'Invitations will show up here. Verify your email to see them.';

export const gymOrOwnClients = 'A gym, or your own clients';

export const joinedInWeeks = (total: number, weeks: number) => `${total} in ${weeks} weeks`;

export const whatMembersBook = 'What members book, and the rooms';
export const whoGivesWhat = 'Who gives what, and substitutes';
