const source = 'NSW Food Authority advice';

/** What is not planned for a baby's sake, in one sentence, and whose advice that is. */
export const expectingText = {
  pregnant: {
    text: 'Planned for pregnancy: no alcohol, raw fish, underdone eggs, cold meats, uncooked soft cheese, tahini, raw sprouts or rockmelon, fish and seafood at most twice a week, and leftovers within a day.',
    source,
    href: 'https://www.foodauthority.nsw.gov.au/consumer/life-events-and-food/pregnancy/pregnancy-and-food-safety',
  },
  breastfeeding: {
    text: 'Planned for breastfeeding: no alcohol, no fish high in mercury, and fish and seafood at most twice a week.',
    source,
    href: 'https://www.foodauthority.nsw.gov.au/node/876',
  },
};
