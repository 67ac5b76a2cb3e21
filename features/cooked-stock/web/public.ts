export { usePlannedCooking, useTakeFromPantry } from './hooks/use-take-from-pantry.ts';
