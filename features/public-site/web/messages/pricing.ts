export const howTrialsWork =
  '7 days for individual and trainer plans, 14 for gyms. Then your plan starts, unless you cancel.';

export const whenSupportReplies =
  'Replies in 24–48 hours with priority, otherwise 48–72 hours. Open 9am–5pm AEST.';

export const whatYouSeeIsWhatYouPay =
  'In Australian dollars, GST included. What you see is what you pay.';

export const consultFirst =
  'Consult a healthcare professional first. Vigour is not medical advice.';

export const forAsLongAsYouLike = 'for as long as you like';

export const yourTrainingAndFood = 'You, your training and your food.';

export const yourClientsAndPlans = 'Your clients, their plans and your calendar.';

export const teamsAndMembers =
  'Gyms, studios, clubs and schools: one place for a team and its members.';

export const everyPlanStartsFree =
  'Every paid plan starts with a free trial. Cancel before it ends and pay nothing.';
