/** Apart from the library's sentences: these come with the first screen. */
export const MARK_NAMES = { favourite: 'Favourite', never: 'Never suggested' } as const;

/** "Goblet squat, favourite"; the library itself may not be on the device. */
export const sayMark = ({ id, mark }: { id: string; mark: keyof typeof MARK_NAMES }): string => {
  const isOwn = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(id);
  const words = isOwn ? 'your exercise' : id.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${MARK_NAMES[mark].toLowerCase()}`;
};
