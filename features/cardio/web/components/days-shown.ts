/** Days that lists begin with: what the device keeps. */
export const DAYS_AT_FIRST = 90;
/** As far back as an activity can be written. */
export const DAYS_OF_ALL = 3_653;
