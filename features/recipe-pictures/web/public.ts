/** What other screens may use of recipe pictures. */
export { RecipeDrawing } from './components/recipe-picture.tsx';
