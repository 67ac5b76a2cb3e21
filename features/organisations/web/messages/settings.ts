export const closingKeepsAccounts =
  'Members keep their accounts and logs. The member list, invitations and activity log are deleted. Your plan renews until you cancel it.';

export const cannotBeUndone = 'This can’t be undone.';

export const offerIsInTheirProfile =
  'They’ll find it in Profile, under Gyms. You stay the owner until they agree.';

export const noOneJoinedYet = 'No one has joined yet';

export const newOwnerNeedsAPlan =
  'The new owner needs their own plan. You stay as an admin, and your plan renews until you cancel it.';

export const enterName = 'Enter a name.';

export const settingsChanged = 'The settings were changed elsewhere';

export const offeredToYou = (name: string) => `${name} is offered to you`;

export const offerNeedsYourPlan = 'You’d own it and need your own plan.';

export const usesYourPlansSeats = 'It uses your current plan’s seats, at no extra cost.';

export const startsYourOwnPlan = 'You’ll start your own plan for its seats now.';

export const planHasNoSeats = 'The plan has no seats.';

export const noOneRemovedYet =
  'No one was removed. Until seats are free, no one can join and the newest members can’t be edited.';

export const whoHoldsASeat =
  'Active and invited people each hold a seat of their role. Owners and admins need none.';
