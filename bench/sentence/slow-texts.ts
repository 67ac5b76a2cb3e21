/** 500 letters of what could take long to read. */
export const SLOW_TEXTS = [
  'a ',
  'and ',
  '1 ',
  '1/',
  'half a dozen ',
  'ham and cheese ',
  'x',
  "'",
  'for breakfast ',
  'two hundred and fifty ',
].map((words) => words.repeat(500).slice(0, 500));
