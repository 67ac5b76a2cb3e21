/** Adds one behaviour to whatever of its kind is on a page, until `end` is aborted. */
export type Behaviour = (page: HTMLElement, end: AbortSignal) => void;
