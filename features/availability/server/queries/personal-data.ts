import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import {
  dateHours as dateHoursContent,
  sessionPlace,
  storedAvailability,
  timeOff as timeOffRecord,
} from '../../contract.ts';
import { availabilities, dateHours, sessionPlaces, timeOff } from '../tables.ts';

/** Exported, imported and deleted with the account. */
export const availabilityPersonalData: PersonalTable[] = [
  personalTable(availabilities, {
    about: 'Your usual week as a trainer. Minutes since midnight in its time zone.',
    onImport: 'replace',
    check: storedAvailability,
  }),
  personalTable(dateHours, {
    about: 'Dates with hours of their own instead of those of their weekday.',
    onImport: 'into-empty',
    check: dateHoursContent,
  }),
  personalTable(timeOff, {
    about: 'Time off as a trainer.',
    onImport: 'into-empty',
    check: timeOffRecord,
  }),
  personalTable(sessionPlaces, {
    about: 'Where you train people, and minutes on the way between places.',
    onImport: 'into-empty',
    check: sessionPlace,
  }),
];

export const availabilityErasedOnly = [
  { name: 'next_free', because: 'found again from your times whenever people look for a trainer' },
];
