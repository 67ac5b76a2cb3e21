export const underWayText = { title: 'Session under way', goOn: 'Continue' };
