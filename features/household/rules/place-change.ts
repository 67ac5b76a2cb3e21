/** From a person without an account to a member, by their ids among the eaters of the plan. */
export type PlaceChange = { from: string; to: string };

/** Eaters once the place has changed hands, each once. */
export const eatersAfter = (ids: readonly string[], { from, to }: PlaceChange): string[] => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
];
