import { type ComponentType, createElement, lazy, useState } from 'react';

export type LazyPage = ComponentType & { preload?: () => Promise<unknown> };

/** A page that is fetched when it is opened, or earlier through `preload`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let here: ComponentType | undefined;
  // A failed fetch is not kept: the next attempt asks again.
  let started: Promise<{ default: ComponentType }> | undefined;
  const start = () => {
    started ??= load().then(
      (component) => {
        here = component;
        return { default: component };
      },
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return started;
  };
  const Awaited = lazy(start);
  function Page() {
    // One that is here already is drawn at once: React shows a fallback for 300 ms at least.
    const [Present] = useState(() => here ?? Awaited);
    return createElement(Present);
  }
  return Object.assign(Page, { preload: start });
}
