import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** A sentence with links or emphasis in it, written in one piece for a translator: withElements`Read the ${link}.` */
export function withElements(texts: TemplateStringsArray, ...elements: ReactNode[]): ReactElement {
  return createElement(Fragment, null, ...texts.flatMap((text, at) => [text, elements[at]]));
}
