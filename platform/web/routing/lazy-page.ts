import { type ComponentType, createElement, lazy, useState } from 'react';

export type LazyPage<Props = object> = ComponentType<Props> & {
  preload?: () => Promise<unknown>;
  /** Fetches what is opened from it. */
  more?: () => Promise<unknown>;
};

/** A page that is fetched when it is opened, or earlier through `preload`; `more` is what is opened from it. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  more?: () => Promise<unknown>,
): LazyPage<Props> {
  let here: ComponentType<Props> | undefined;
  // Failures are not cached, so the next attempt fetches again.
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
    // Render loaded pages at once: React shows a fallback for at least 300 ms.
    const [Present] = useState<ComponentType<Props>>(() => here ?? Awaited);
    return createElement(Present, props);
  }
  return Object.assign(Page, { preload: start, ...(more && { more }) });
}
