export const movingText = {
  drag: (title: string): string => `Move ${title}`,
  how: 'Press Space to pick up, arrows to choose a meal, Space to drop, Escape to cancel.',
  pickedUp: (title: string): string => `${title} picked up`,
  over: (place: string): string => `Over ${place}`,
  dropped: (title: string, place: string): string => `${title} moved to ${place}`,
  cancelled: (title: string): string => `${title} stays where it was`,
};
