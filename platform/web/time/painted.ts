/** No frame is drawn while the page is hidden: then it goes on after so long, ms. */
const MAX_WAIT_MS = 200;

/** Ends once what was drawn by now is on the screen. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, MAX_WAIT_MS);
    // The second frame begins when the first is done.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        done();
      }),
    );
  });
