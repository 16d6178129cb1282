/**
 * Moves focus once what just changed is on the page and a closing menu has let go of it, so that somebody working by keys
 * keeps their place when the focused thing moved or went.
 */
export const focusSoon = (find: () => HTMLElement | null | undefined) => {
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()))
}
