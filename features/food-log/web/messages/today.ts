/** What is seen of the hint, and how it goes on for a screen reader. */
export const holdToChange = 'Hold to change';
export const portionOrShiftEnter = 'the portion, or press Shift+Enter';
