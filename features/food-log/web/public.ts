/** What other features may show of the food log. */
export { TodaysMeals } from './components/todays-meals.tsx';
