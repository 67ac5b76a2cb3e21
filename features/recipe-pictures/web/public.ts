/** What other screens may use of recipe pictures. */
export { RecipeDrawing, RecipePicture } from './components/recipe-picture.tsx';
