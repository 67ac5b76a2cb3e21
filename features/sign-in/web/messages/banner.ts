/** What a phone shows of the banner, and what stands behind it where there is room. */
export const verifyYourEmail = 'Verify your email';
export const linkIsInInbox = 'the link is in your inbox';
