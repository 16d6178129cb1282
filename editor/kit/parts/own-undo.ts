/** A field since it has the focus. */
interface Visit {
  readonly field: HTMLInputElement | HTMLTextAreaElement
  readonly start: string
  /** Changes that were made in it. */
  made: number
  /** Steps that were taken back. */
  undone: number
}

/**
 * Keeps undo and redo of the browser to the field that has the focus. Chromium has one list of what was typed for the whole document: where a
 * field has nothing to take back, it would go on in another field or text, behind a dialog too.
 */
export function keepUndoInField(target: Document, signal: AbortSignal): void {
  let visit: Visit | undefined
  const fieldOf = ({ target: element }: Event) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined
  const isOver = ({ field, start, made, undone }: Visit) =>
    undone >= made || (undone > 0 && field.value === start)

  target.addEventListener(
    'focusin',
    event => {
      const field = fieldOf(event)
      visit = field && { field, start: field.value, made: 0, undone: 0 }
    },
    { capture: true, signal },
  )
  target.addEventListener(
    'input',
    event => {
      if (!visit || event.target !== visit.field) return
      const { inputType } = event as InputEvent
      if (inputType === 'historyUndo') visit.undone += 1
      else if (inputType === 'historyRedo') visit.undone -= 1
      else {
        visit.made += 1 - visit.undone
        visit.undone = 0
      }
    },
    { capture: true, signal },
  )
  target.addEventListener(
    'beforeinput',
    event => {
      const isUndo = event.inputType === 'historyUndo'
      if (!isUndo && event.inputType !== 'historyRedo') return
      // An editor of formatted text has its own list, and lets the browser have the keys when that is empty.
      const hasNothing = !visit || (isUndo ? isOver(visit) : visit.undone === 0)
      if (hasNothing) event.preventDefault()
    },
    { capture: true, signal },
  )
}
