import { type ComponentType, createElement, lazy, useState } from 'react';

export type LazyPage<Props = object> = ComponentType<Props> & {
  preload?: () => Promise<unknown>;
};

/** A page that is fetched when it is opened, or earlier through `preload`. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let here: ComponentType<Props> | undefined;
  // A failed fetch is not kept: the next attempt asks again.
  let started: Promise<{ default: ComponentType<Props> }> | undefined;
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
  function Page(props: Props) {
    // One that is here already is drawn at once: React shows a fallback for 300 ms at least.
    const [Present] = useState<ComponentType<Props>>(() => here ?? Awaited);
    return createElement(Present, props);
  }
  return Object.assign(Page, { preload: start });
}
