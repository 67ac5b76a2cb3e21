import type { ReactElement } from 'react';
import type { DishType } from '#features/recipe-book/rules/dish-types.ts';
import * as bakes from './picture-bakes.tsx';
import * as bowls from './picture-bowls.tsx';
import * as breads from './picture-breads.tsx';
import * as plates from './picture-plates.tsx';
import type { DishProps } from './picture-scatter.tsx';

export const DISHES: Record<DishType, (props: DishProps) => ReactElement> = {
  balls: plates.balls,
  barbecue: plates.plate,
  bars: bakes.bars,
  bowl: bowls.bowl,
  burger: breads.burger,
  curry: bowls.curry,
  dip: plates.dip,
  eggs: plates.eggs,
  fruit: plates.fruit,
  jar: bakes.jar,
  muffins: bakes.muffins,
  noodles: bowls.noodles,
  pan: bowls.pan,
  pancakes: bakes.pancakes,
  pasta: bowls.pasta,
  pie: bakes.pie,
  pizza: plates.pizza,
  plate: plates.plate,
  porridge: bowls.porridge,
  rice: bowls.rice,
  rolls: breads.rolls,
  salad: bowls.salad,
  sandwich: breads.sandwich,
  skewers: plates.skewers,
  smoothie: bakes.smoothie,
  soup: bowls.soup,
  stew: bowls.stew,
  'stir-fry': bowls.stirFry,
  tacos: breads.tacos,
  toast: breads.toast,
  tray: bowls.tray,
  wrap: breads.wrap,
};
