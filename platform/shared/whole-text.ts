/**
 * A whole number as Australians read it: "12,345". Written out here, because the browser's own
 * formatter takes a slow phone longer to make than a whole card to draw.
 */
export const wholeText = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
