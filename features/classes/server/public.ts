/** What the server's start uses of classes. */

export { loadStaff, type StaffMember } from './actions/staff.ts';
export { takesBookings } from './actions/timetable.ts';
export { classesWork, endClassesOf } from './jobs.ts';
