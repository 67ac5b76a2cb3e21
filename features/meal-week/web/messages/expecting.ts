const source = 'NSW Food Authority advice';

/** What is not planned for a baby's sake, what is not checked, and whose advice that is. */
export const expectingText = {
  pregnant: {
    text: 'In pregnancy nothing is planned with alcohol, raw fish, soft eggs, liver or rockmelon. Cold meats, soft cheese, sprouts and tahini come only where they are cooked. Fish and seafood come twice a week at most, with what you add or log. Leftovers are for the next day. Meals that you add are marked where this advice speaks against them.',
    source,
    href: 'https://www.foodauthority.nsw.gov.au/consumer/life-events-and-food/pregnancy/pregnancy-and-food-safety',
  },
  breastfeeding: {
    text: 'While breastfeeding nothing is planned with alcohol or fish high in mercury. Fish and seafood come twice a week at most, with what you add or log. Meals that you add are marked where this advice speaks against them.',
    source,
    href: 'https://www.foodauthority.nsw.gov.au/node/876',
  },
};
