/** What other features may use of the week's screen. */

export { PortionStepper } from './components/meal/portion-stepper.tsx';
export { PlanWishes } from './components/wishes/plan-wishes.tsx';
export { makingText, personName } from './messages/making.ts';
