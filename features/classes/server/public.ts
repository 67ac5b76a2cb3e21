/** What the server's start uses of classes. */

export { endStaffOf } from './actions/end-staff.ts';
export { loadStaff, type StaffMember } from './actions/staff.ts';
export { takesBookings } from './actions/timetable.ts';
export { classesWork, endClassesOf } from './jobs.ts';
