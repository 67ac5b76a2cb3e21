export const movingText = {
  drag: (title: string): string => `Move ${title}`,
  help: 'Space picks it up. Up and down go through the meals, left and right through the days. Space drops it, Escape cancels.',
  now: (title: string, place: string): string => `${title}: ${place}`,
  how: 'Press Space to pick it up and Space to drop it, or Escape to cancel. Up and down go through the meals, left and right through the days.',
  pickedUp: (title: string): string => `${title} picked up`,
  over: (place: string): string => `Over ${place}`,
  dropped: (title: string, place: string): string => `${title} moved to ${place}`,
  cancelled: (title: string): string => `${title} stays where it was`,
};
