/** What other features and the server's start may use of the household. */

export {
  accountsOf,
  forgetMember,
  membersOf,
  type PartingServices,
  placeOfChange,
  planOwner,
  planPlaceOf,
} from './actions/household.ts';
export { countMembers, householdPersonalData } from './queries.ts';
