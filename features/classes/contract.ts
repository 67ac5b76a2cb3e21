/** What crosses the wire about classes. */
export * from './contract/classes.ts';
export * from './contract/timetable.ts';
