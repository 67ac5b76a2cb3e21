/**
 * What a request asks for, one text a constraint: `minutes 30`, `times 3` (a week), `days 1 3 5` (Monday
 * is 1), `place hotel`, `with band`, `without bench`, `bodyweight`, `dumbbells-to 15`, `dumbbells 10`,
 * `kettlebells 16`, `avoid knee`, `fine knee`, `focus back arms`, `leave-out legs`, `goal lose_weight`,
 * `level beginner`, `cardio none`, `effort easy`, `only mobility`, `never burpee`, `today`.
 */
export type LabelledRequest = readonly [request: string, ...expected: string[]];

/** One request a line; a slash between spaces stands for a new line in it. */
export function labelledRequests(text: string): readonly LabelledRequest[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [request = '', expected = ''] = line.split(' => ');
      return [request.replaceAll(' / ', '\n'), ...expected.split('; ').filter(Boolean)] as const;
    });
}
