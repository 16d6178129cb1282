/** Frames in a row without focus after which it counts as lost: menus and dialogs give it back within fewer. */
const LOST_FRAMES = 4
/** Longest wait for what had the focus to go, about a second. */
const PATIENCE_FRAMES = 60

/** The focused element, also inside a frame of this origin; `undefined` for none. */
function focused(): Element | undefined {
  const { activeElement } = document
  const inner = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : undefined
  const element = inner ? inner.activeElement : activeElement
  return element && element !== element.ownerDocument.body ? element : undefined
}

/**
 * Gives the keyboard a place if what has it now goes away with a change that is under way. Nothing happens where nothing has it, or
 * where something else takes it.
 * @param next elements to try, best first
 */
export function keepFocus(next: () => readonly (HTMLElement | null | undefined)[]): void {
  const before = focused()
  if (!before) return
  let [frames, lost] = [0, 0]
  const look = () => {
    lost = focused() ? 0 : lost + 1
    if (lost === LOST_FRAMES)
      return next().some(element => {
        element?.focus()
        return focused() === element
      })
    if (++frames < PATIENCE_FRAMES) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
