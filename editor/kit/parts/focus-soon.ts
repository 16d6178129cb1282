/** Runs once what just changed is on the page and a closing menu has given the focus back. */
export const afterFocusSettles = (run: () => void) => {
  requestAnimationFrame(() => requestAnimationFrame(run))
}

/** Moves the focus after the next change, so that keyboard users keep their place when the focused element moved or went. */
export const focusAfterChange = (find: () => HTMLElement | null | undefined) =>
  afterFocusSettles(() => find()?.focus())
