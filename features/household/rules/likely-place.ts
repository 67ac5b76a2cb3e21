/** A person who was added to a plan without being named. */
const UNNAMED = /^Person \d+$/;

/** A person of the plan who someone that joins most likely is: of their name, else the only one without a name. */
export function likelyPlace<Place extends { name: string }>(
  places: readonly Place[],
  name: string,
): Place | null {
  const namesakes = places.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  const unnamed = places.filter((one) => UNNAMED.test(one.name));
  const [likely = null, ...others] = namesakes.length > 0 ? namesakes : unnamed;
  return others.length === 0 ? likely : null;
}
