export { planCalendarApi as addressCalls } from '../contract.ts';
