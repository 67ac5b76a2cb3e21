import { useEffect, useRef } from 'react';

/** Number of layers (dialogs, sheets) over the page in a history entry. */
type Visit = { layers?: number } | null;
const layersIn = (state: unknown): number => (state as Visit)?.layers ?? 0;

type Layer = { close: () => void };
const open: Layer[] = [];
/** Back that was asked for here: nothing to be closed by it. */
let stepping = false;
/** Of the page, as the router has it. */
let address = '';
let listening = false;
/** State for the next history entry. */
let replacement: { state: unknown; url: string } | null = null;

/** Adds a history entry for each open layer and removes entries of closed ones. */
function settle(): void {
  if (stepping) return;
  const surplus = layersIn(history.state) - open.length;
  if (surplus > 0) {
    stepping = true;
    history.go(-surplus);
  }
  for (let layers = layersIn(history.state) + 1; layers <= open.length; layers += 1) {
    // Layers keep the page's own state.
    history.pushState({ ...history.state, layers }, '');
  }
}

function hear(event: PopStateEvent): void {
  const samePage = location.href === address || replacement !== null;
  const asked = stepping;
  const layers = layersIn(event.state);
  // A step between a page and its layers is none to the router, nor to what follows where a person goes.
  if (samePage && (asked || layers !== open.length)) event.stopImmediatePropagation();
  if (replacement) {
    const { state, url } = replacement;
    history.replaceState(state, '', url);
    replacement = null;
  } else if (!asked) for (const layer of open.slice(layers).reverse()) layer.close();
  stepping = false;
  address = location.href;
  // After what was closed is gone: a layer that stayed open gets its entry back, an entry without a layer is left.
  setTimeout(settle);
}

/** A page that is replaced from within a layer is to take the page's entry, not the layer's. */
function hearReplaced(): void {
  address = location.href;
  const above = open.length > 0 && layersIn(history.state) === 0 && !stepping;
  if (!above && !replacement) return;
  replacement = { state: history.state, url: address };
  if (!above) return;
  stepping = true;
  history.go(-open.length);
}

/** From the first layer on: where pages are made in advance there is no window. */
function listen(): void {
  address = location.href;
  if (listening) return;
  listening = true;
  // Before the router hears it.
  addEventListener('popstate', hear, { capture: true });
  // The router announces its own steps by these.
  addEventListener('pushState', () => {
    address = location.href;
  });
  addEventListener('replaceState', hearReplaced);
}

/**
 * While `isOpen`, the browser's Back (and the phone's gesture) closes the layer and stays on the page. Closed in
 * another way, its entry of the history goes too, so that Back never does nothing.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { close: () => latest.current() };
    listen();
    open.push(layer);
    queueMicrotask(settle);
    return () => {
      open.splice(open.indexOf(layer), 1);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}
