/** What other screens may use to have a food chosen. */

export { FoodPicker } from './components/food-picker.tsx';
