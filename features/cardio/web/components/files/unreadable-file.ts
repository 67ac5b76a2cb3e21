/** A file that holds no activity. The message is a sentence for a screen. */
export class UnreadableFile extends Error {}
