/** A recipe as a page, a text or a file says it, before its lines are read. */
export type RawRecipe = {
  name: string;
  description: string | null;
  /** "4 servings", "12 muffins" */
  yields: string | null;
  activeMinutes: number | null;
  totalMinutes: number | null;
  /** A line that ends in a colon is the heading of those below it. */
  ingredients: string[];
  steps: string[];
  cuisine: string | null;
  /** Courses and keywords: only used to find the meal of the day. */
  courses: string[];
  /** The person's own tags, in files of theirs. */
  tags: string[];
  rating: number | null;
  notes: string | null;
  site: string | null;
  url: string | null;
};

export const EMPTY_RECIPE: RawRecipe = {
  name: '',
  description: null,
  yields: null,
  activeMinutes: null,
  totalMinutes: null,
  ingredients: [],
  steps: [],
  cuisine: null,
  courses: [],
  tags: [],
  rating: null,
  notes: null,
  site: null,
  url: null,
};
