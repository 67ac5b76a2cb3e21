const list = new Intl.ListFormat('en-AU');

/** "rice", "rice and beans", "rice, beans and corn". */
export const formatList = (items: Iterable<string>): string => list.format(items);
