import { dayWords, timeWords } from '#features/free-times/rules/when-words.ts';
import type { ClassEffect } from '../../contract.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const classesText = {
  title: 'Classes',
  newTitle: 'New class',
  editTitle: 'Change class',
  add: 'Add a class',
  none: 'No classes yet',
  noneLead: 'Plan what your gym offers each week. Members see it and book.',
  rooms: 'Rooms',
  roomsLead: 'Two classes are never in one room at a time.',
  noRooms: 'No rooms yet. Classes work without, too.',
  addRoom: 'Add a room',
  editRoom: 'Change room',
  roomName: 'Name',
  roomCapacity: 'People',
  holds: (people: number) => `For ${count(people, 'person', 'people')}`,
  editOneRoom: (name: string) => `Change ${name}`,
  removeRoom: (name: string) => `Remove ${name}`,
  saveRoom: 'Save room',
  timetable: 'See the timetable',
  staff: 'Staff calendars',
  oneToOne: 'One-to-one sessions',
  oneToOneLead: 'With any of your trainers who is free',
  gone: 'This class has ended',
  goneLead: 'It was removed, or the link is wrong.',
  all: 'All classes',
  people: (people: number) => count(people, 'place'),
  editedElsewhere: 'This class was changed elsewhere',
};

export const classForm = {
  name: 'Name',
  nameHint: 'Like “Strength” or “Morning yoga”',
  about: 'What it is',
  minutes: 'Length',
  capacity: 'Places',
  room: 'Room',
  noRoom: 'No room',
  trainers: 'Who gives it',
  trainersHint: 'With more than one, each date goes to who is free and has fewest that week.',
  noTrainers: 'Invite trainers first, under Members.',
  times: 'Each week',
  weekday: 'Day',
  weekdayOf: (at: number) => `Day of time ${at}`,
  start: 'Start',
  startOf: (at: number) => `Start of time ${at}`,
  removeTime: (at: number) => `Remove time ${at}`,
  addTime: 'Add a weekly time',
  dates: 'Single dates',
  date: 'Date',
  dateOf: (at: number) => `Date ${at}`,
  startOfDate: (at: number) => `Start of date ${at}`,
  removeDate: (at: number) => `Remove date ${at}`,
  addDate: 'Add a single date',
  from: 'First day',
  until: 'Last day',
  untilHint: 'Empty: it goes on.',
  timeZone: 'Time zone',
  isFree: 'Free for members',
  price: 'Price',
  priceHint: 'AUD, GST included. Members pay at the gym.',
  cancelling: 'Cancelling',
  cancellingBrief: (hours: string) => `Free up to ${hours} hours before`,
  freeUntil: 'Free until',
  late: 'Cancelling late',
  missed: 'Not coming',
  save: 'Save class',
  end: 'End this class',
  endTitle: 'End this class?',
  endLead: 'Its dates to come are cancelled. Who booked or waits gets an email. Nobody pays.',
  endNow: 'End class',
  keep: 'Keep it',
  changeTitle: 'People have booked',
  changeNow: 'Save and email them',
  clashTitle: 'Some dates clash',
  saveAnyway: 'Save anyway',
};

/** What a change does, for the one who decides. */
export function effectSentences(effect: ClassEffect, timeZone: string): string[] {
  const { moved, movedPeople, changed, changedPeople, cancelled, cancelledPeople, unplaced } =
    effect;
  const people = (n: number) => count(n, 'person', 'people');
  const [first] = unplaced;
  const at = first && Date.parse(first);
  return [
    ...(movedPeople > 0
      ? [
          `${people(movedPeople)} move to another time (${count(moved, 'date')}). They may cancel for free.`,
        ]
      : []),
    ...(changedPeople > 0
      ? [`${people(changedPeople)} get another trainer or room (${count(changed, 'date')}).`]
      : []),
    ...(cancelledPeople > 0
      ? [`${people(cancelledPeople)} lose their place (${count(cancelled, 'date')} cancelled).`]
      : []),
    ...(at
      ? [
          `${count(unplaced.length, 'date')} cannot take place, as no trainer or room is free: first ${dayWords(at, timeZone)}, ${timeWords(at, timeZone)}.`,
        ]
      : []),
  ];
}

/** What is wrong before the rules are asked. */
export const classProblemText = {
  startOfTime: 'Enter a start for each time.',
  startOfDate: 'Enter a start for each date.',
  date: 'Choose each date.',
  fromDay: 'Choose the first day.',
  roomName: 'Enter a name.',
  roomCapacity: 'Use 1 to 500.',
};

export const classToasts = {
  saved: (name: string) => ({ title: 'Saved', description: `${name} is in the timetable.` }),
  unplaced: (name: string, dates: number) => ({
    title: 'Saved',
    description: `${name} is in the timetable, but ${count(dates, 'date')} found no trainer or room. See Staff.`,
  }),
  ended: { title: 'Ended', description: 'Its dates to come are cancelled.' },
  roomSaved: (name: string) => ({ title: 'Saved', description: `${name} is saved.` }),
  roomRemoved: (name: string) => ({ title: 'Removed', description: `${name} is removed.` }),
  failed: 'That did not work. Try again.',
};
