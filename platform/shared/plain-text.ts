import { z } from 'zod';

/**
 * Text a person typed, trimmed, at most `max` characters. It is kept as it is (HTML and all) and
 * only ever shown as text. The NUL character is refused: PostgreSQL cannot store it.
 */
export const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .refine((text) => !text.includes('\u0000'), { message: 'Leave out the invisible character.' });
