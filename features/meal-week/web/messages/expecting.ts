const source = 'NSW Food Authority advice';

/** What is not planned for a baby's sake, in plain words, and whose advice that is. */
export const expectingText = {
  pregnant: {
    text: 'Planned for pregnancy: no alcohol, raw fish, soft eggs, cold meats, uncooked soft cheese, tahini, raw sprouts or rockmelon. Fish and seafood come twice a week at most, and leftovers are for the next day.',
    source,
    href: 'https://www.foodauthority.nsw.gov.au/consumer/life-events-and-food/pregnancy/pregnancy-and-food-safety',
  },
  breastfeeding: {
    text: 'Planned for breastfeeding: no alcohol, no fish high in mercury, and fish and seafood at most twice a week.',
    source,
    href: 'https://www.foodauthority.nsw.gov.au/node/876',
  },
};
