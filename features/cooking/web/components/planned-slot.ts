import { type ComponentType, createContext } from 'react';

type PlannedDishProps = { recipeId: string; onDone: () => void };

/** Above what asks how much was eaten: the planned meal of the recipe. The app fills it: plans stand on cooking. */
export const PlannedDishContext = createContext<ComponentType<PlannedDishProps> | null>(null);
