/** What other features and the server's start may use of the household. */

export {
  accountsOf,
  forgetMember,
  membersOf,
  namesOf,
  type PartingServices,
  placeOfChange,
  planOwner,
  planPlaceOf,
} from './actions/household.ts';
export type { PlaceServices } from './actions/places.ts';
export { householdPersonalData } from './queries.ts';
