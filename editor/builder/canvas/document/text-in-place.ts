import { signStart, startWithin } from '#locales/whole-signs.ts'
import type { CutText } from '../port.ts'

/** Way the operator left a text: for the one after or before it, with the keyboard, or by going elsewhere. */
export type Leave = 'next' | 'previous' | 'keys' | 'away'

interface Wish {
  readonly text: string
  /** Name of the option, for screen readers. */
  readonly label: string
  readonly isMultiline: boolean
  /** Most characters (UTF-16 units) it may hold; `undefined` for no limit. */
  readonly maxLength: number | undefined
  /** Point of the press, px of the window; without it the whole text is selected. */
  readonly at: { readonly x: number; readonly y: number } | undefined
  readonly onCut: (cut: CutText) => void
  /** Called once, when the element shows what it showed before. `text` is `undefined` where the operator gave it up. */
  readonly onLeave: (text: string | undefined, how: Leave) => void
}

/** Who types past the limit sees the length beside the text; more than this many characters at once came from elsewhere. */
const TYPED = 1

/** From this share of the limit on, the length is shown. */
const NEARLY_FULL = 0.9

/** Text of a node: browsers may write lines as elements. */
const linesOf = (node: Node): string =>
  [...node.childNodes]
    .map((child, at) => {
      if (child.nodeName === 'BR') return '\n'
      return child instanceof Text ? child.data : (at > 0 ? '\n' : '') + linesOf(child)
    })
    .join('')

/** The text of a field. The browser keeps a last line break that is not part of it. */
const textIn = (field: HTMLElement) => linesOf(field).replace(/\n$/, '')

/** Characters before the caret. */
function caretIn(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return Infinity
  const before = element.ownerDocument.createRange()
  before.selectNodeContents(element)
  before.setEnd(selection.focusNode, selection.focusOffset)
  return before.toString().length
}

/** Shows a text, the caret after `caret` characters. */
function show(element: HTMLElement, text: string, caret: number): void {
  const shown = element.ownerDocument.createTextNode(text)
  element.replaceChildren(shown)
  element.ownerDocument.getSelection()?.collapse(shown, Math.min(caret, text.length))
}

/** What was typed last gives way where the text becomes too long, as in a field with a limit. */
export function withinLimits(
  text: string,
  caret: number,
  { isMultiline, most }: { readonly isMultiline: boolean; readonly most: number },
): { readonly text: string; readonly caret: number } {
  const whole = isMultiline ? text : text.replaceAll('\n', ' ')
  const end = Math.min(caret, whole.length)
  const start = signStart(whole, end - Math.max(0, whole.length - most))
  const cut = whole.slice(0, start) + whole.slice(end)
  return { text: startWithin(cut, most), caret: start }
}

/** Puts the caret where the text was pressed, or selects all of it. */
function place(element: HTMLElement, at: Wish['at']): void {
  const selection = element.ownerDocument.getSelection()
  const pressed = at && element.ownerDocument.caretPositionFromPoint?.(at.x, at.y)
  if (pressed && element.contains(pressed.offsetNode)) selection?.collapse(pressed.offsetNode, pressed.offset)
  else selection?.selectAllChildren(element)
}

/**
 * Puts a field in the place of the one text that an element shows, in its type. React's own nodes are set aside and come back untouched,
 * so that a rendering meanwhile finds them. Nothing happens between the start and the end of a composition. Returns a way to end it from outside,
 * which keeps what was typed.
 */
export function editInPlace(
  element: HTMLElement,
  { text, label, isMultiline, maxLength, at, onCut, onLeave }: Wish,
): () => void {
  const shown = [...element.childNodes]
  const field = element.ownerDocument.createElement('span')
  const stop = new AbortController()
  const { signal } = stop
  // A text that is too long already may stay so.
  const most = Math.max(maxLength ?? Infinity, text.length)
  let typed = text

  const leave = (result: string | undefined, how: Leave) => {
    if (signal.aborted) return
    stop.abort()
    element.replaceChildren(...shown)
    onLeave(result, how)
  }

  const take = () => {
    const found = textIn(field)
    const within = withinLimits(found, caretIn(field), { isMultiline, most })
    if (within.text !== found) show(field, within.text, within.caret)
    const count = found.length - within.text.length
    if (count > TYPED) onCut({ label, most, count })
    typed = within.text
    const isNearlyFull = maxLength !== undefined && typed.length >= maxLength * NEARLY_FULL
    if (isNearlyFull) field.dataset.cairnLength = `${typed.length} / ${maxLength}`
    else delete field.dataset.cairnLength
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // The input method answers Enter, Escape and Tab while it composes.
    if (event.isComposing || event.keyCode === 229) return
    const { key, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    // Saving and publishing take what was typed along.
    if (isCommand && (key === 's' || key === 'Enter')) return leave(typed, 'keys')
    if (key !== 'Escape' && key !== 'Tab' && (key !== 'Enter' || isMultiline)) return
    event.preventDefault()
    if (key === 'Tab') leave(typed, shiftKey ? 'previous' : 'next')
    else leave(key === 'Escape' ? undefined : typed, 'keys')
  }

  field.append(text)
  field.setAttribute('contenteditable', 'plaintext-only')
  field.setAttribute('role', 'textbox')
  field.setAttribute('aria-label', label)
  field.setAttribute('aria-multiline', String(isMultiline))
  field.dataset.cairnEditing = ''
  element.replaceChildren(field)
  // Before the editor's shortcuts, which listen on the document.
  element.ownerDocument.defaultView?.addEventListener('keydown', onKeyDown, { capture: true, signal })
  field.addEventListener(
    'input',
    event => {
      if (!(event as InputEvent).isComposing) take() // what `input` of an editable element is
    },
    { signal },
  )
  field.addEventListener('compositionend', take, { signal })
  field.addEventListener(
    'blur',
    () => {
      take()
      leave(typed, 'away')
    },
    { signal },
  )
  // The view around it must make nothing of keys and presses meant for the text; a button presses itself when Space comes up.
  for (const type of ['keydown', 'keyup', 'pointerdown', 'mousedown', 'touchstart'])
    field.addEventListener(type, event => event.stopPropagation(), { signal })
  field.addEventListener('keyup', event => event.key === ' ' && event.preventDefault(), { signal })
  field.focus()
  place(field, at)
  return () => {
    take()
    leave(typed, 'away')
  }
}
