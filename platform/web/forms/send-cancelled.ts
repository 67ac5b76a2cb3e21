/** The person broke a form's sending off: nothing happened, and nothing needs saying. */
export class SendCancelled extends Error {}
