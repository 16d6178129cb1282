/** A ref that gives the focus to what a step of a form begins with. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
