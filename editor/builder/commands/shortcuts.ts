import { matches } from '../../kit/parts/keys.ts'
import { keptCopy } from './clipboard.ts'
import { COMMAND_NAMES, type CommandName, commandOf, type Commands } from './commands.ts'

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

/** Element that Enter presses. */
const PRESSED = 'a[href], button, summary, [role="tab"]'

const IN_FRONT = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

// Events of the canvas come from another window, whose classes are not ours: asked by shape.
const closest = (event: Event, selector: string): unknown => {
  const target = event.target as { closest?: (selector: string) => unknown } | null
  return target?.closest?.(selector) ?? null
}

/** The keyboard is on the page, the outline, or nowhere in particular. */
const isOnPage = (event: Event) =>
  (event.target as globalThis.Node | null)?.ownerDocument !== document ||
  event.target === document.body ||
  closest(event, '[data-shortcuts="page"]') !== null

/**
 * Runs the command behind pressed keys, if any; never while an input method composes or the operator types. Commands of the
 * whole editor come before what the focused control makes of the keys, those of the page after it.
 */
export function runShortcut(event: KeyboardEvent, commands: Commands, phase: 'before' | 'after'): void {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || commands.isResting()) return
  if (closest(event, IN_FRONT)) return
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && closest(event, PRESSED)) return
  const isTyping = closest(event, TYPING) !== null
  const name = COMMAND_NAMES.find((candidate: CommandName) => {
    const { shortcuts, scope } = commandOf(candidate)
    if ((scope === 'page') !== (phase === 'after')) return false
    if (scope === 'page' && !isOnPage(event)) return false
    return shortcuts.some(shortcut => matches(shortcut, event))
  })
  if (!name || commandOf(name).isByBrowser || (isTyping && !commandOf(name).isForFields)) return
  event.preventDefault()
  // The focused control must not make something else of the same keys.
  if (phase === 'before') event.stopPropagation()
  commands.run(name)
}

/**
 * Copies and cuts blocks to the browser's event, which any address may fill and at once, and pastes what it hands over; unless the
 * operator types in a field or a dialog is in front.
 */
export function runClipboard(event: ClipboardEvent, commands: Commands): void {
  if (event.defaultPrevented || commands.isResting()) return
  if (closest(event, `${IN_FRONT}, ${TYPING}`) || !isOnPage(event)) return
  if (event.type === 'paste') {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    event.preventDefault()
    return commands.paste(text || keptCopy())
  }
  const name = event.type === 'cut' ? 'cut' : 'copy'
  // The blocks are to be read before a cut removes them.
  const isCopied = commands.isEnabled(name)
  commands.run(name)
  if (!isCopied) return
  event.clipboardData?.setData('text/plain', keptCopy())
  event.preventDefault()
}
