import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type LazyPage = LazyExoticComponent<ComponentType> & { preload?: () => Promise<unknown> };

/** A page that is fetched when it is opened, or earlier through `preload`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  // A failed fetch is not kept: the next attempt asks again.
  let started: Promise<{ default: ComponentType }> | undefined;
  const start = () => {
    started ??= load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return started;
  };
  return Object.assign(lazy(start), { preload: start });
}
