export const findTrainerWhoSuits =
  'Find a trainer who suits you, and book a time that suits you both.';

export const specialtiesPlacesPrices =
  'Specialties, places and prices; credentials are marked once they are checked.';

export const timesInYourZone = 'Times in your time zone';

export const bookWhatIsFree = 'See what is free and book it, without double bookings.';

export const youDecideWhatIsShared = 'You decide what is shared';

export const trainerSeesWhatYouAllow =
  'A trainer sees only what you allow, until you stop allowing it.';

export const goodStartWithTrainer = 'A good start with any trainer';

export const knowWhatToAskFor = 'Know what to ask for';
