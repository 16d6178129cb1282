import { editInPlace, type Leave } from './text-in-place.ts'
import type { CanvasHost } from '../port.ts'

const TEXT = '[data-cairn-text]'

const blockOf = (element: Element) => element.closest<HTMLElement>('[data-cairn-id]')?.dataset.cairnId

/** Elements that show a text of this block and can be reached, in reading order; not those of blocks in its slots. */
const textsOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-cairn-id="${CSS.escape(id)}"] ${TEXT}`)].filter(
    element => blockOf(element) === id && !element.closest('[inert]'),
  )

interface CanvasTexts {
  /** Returns true if the block shows a text that can be edited on the canvas or in the editor it has of its own. */
  readonly has: (id: string) => boolean
  /** Edits the first text of a block. */
  readonly start: (id: string) => void
  /** Returns true if an event belongs to the text being edited. */
  readonly isEdited: (target: EventTarget | null) => boolean
  readonly stop: () => void
}

/** Texts edited where they stand: by double click, or one after the other by keyboard. A canvas that only shows has none. @param aimOf what a press was aimed at */
export function watchTexts(
  { texts }: CanvasHost,
  aimOf: (event: MouseEvent) => EventTarget | null,
  signal: AbortSignal,
): CanvasTexts {
  let edited: { readonly element: HTMLElement; readonly end: () => void } | undefined

  const optionOf = (element: HTMLElement) => {
    const [id, path] = [blockOf(element), element.dataset.cairnText]
    const option = id === undefined || path === undefined ? undefined : texts?.of(id, path)
    return id === undefined || path === undefined || !option ? undefined : { id, path, option }
  }
  const isPlain = (element: HTMLElement) => optionOf(element)?.option.isRich === false

  function open(element: HTMLElement, at?: { readonly x: number; readonly y: number }): void {
    const found = optionOf(element)
    if (!found || !texts || edited?.element === element) return
    edited?.end()
    const { id, path, option } = found
    if (option.isRich) return texts.openRich(id, path)
    const text = option.text || (element.textContent ?? '')
    const end = editInPlace(element, {
      ...option,
      text,
      at,
      onCut: texts.onCut,
      onLeave(typed, how) {
        edited = undefined
        const changed = edit.now()
        const isTyped = typed !== undefined && typed !== text
        edit.finish(isTyped ? typed : undefined)
        // Another operator has changed it meanwhile; the view knew, and its element did not show it.
        if (!isTyped && changed !== undefined && changed !== option.text) element.textContent = changed
        goOn(id, element, how)
      },
    })
    const edit = texts.begin(id, path, end)
    edited = { element, end }
  }

  function goOn(id: string, from: HTMLElement, how: Leave): void {
    if (how === 'away') return
    const plain = textsOf(id).filter(isPlain)
    const next = how === 'keys' ? undefined : plain[plain.indexOf(from) + (how === 'next' ? 1 : -1)]
    if (next) open(next)
    else texts?.onLeft()
  }

  document.addEventListener(
    'dblclick',
    event => {
      const element = (aimOf(event) as Element | null)?.closest?.<HTMLElement>(TEXT)
      if (element) open(element, { x: event.clientX, y: event.clientY })
    },
    { signal },
  )
  return {
    has: id => textsOf(id).some(element => optionOf(element) !== undefined),
    start(id) {
      const all = textsOf(id)
      const first = all.find(isPlain) ?? all.find(element => optionOf(element) !== undefined)
      if (first) open(first)
    },
    isEdited: target => edited?.element.contains(target as Node | null) === true, // events of a document happen to nodes
    stop: () => edited?.end(),
  }
}
