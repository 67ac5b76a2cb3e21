import { DishesFound } from '#features/cooking/web/routes.tsx';
import type { DishesProps } from '#features/foods/web/public.ts';
import { PlannedFound } from '#features/planned-today/web/public.ts';

/** In the food search: planned meals of the day, leftovers and recipes. */
export const Dishes = (props: DishesProps) => (
  <>
    {props.part === 'leftovers' && <PlannedFound called={props.query} day={props.day} />}
    <DishesFound {...props} />
  </>
);
