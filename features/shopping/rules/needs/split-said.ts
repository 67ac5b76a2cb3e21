/** Several things in one breath: "milk, two onions and toilet paper" are three. */
export const splitSaid = (said: string): string[] =>
  said
    .split(/\s*(?:,|;|\band then\b|\bplus\b|\band\b(?!\s+(?:cheese|chips|gravy|a half)\b))\s*/i)
    .map((part) => part.replace(/^(?:add|buy|get|we need|i need|please)\s+/i, '').trim())
    .filter((part) => part !== '');
