import { type KeyboardEvent as Press, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Milliseconds a mouse rests on an entry before its submenu opens. Source: L-039. */
const OPEN_AFTER_MS = 500
/** Milliseconds to find the way back after leaving; ours. */
const CLOSE_AFTER_MS = 200

/** Which way a key goes: along the entries, and inside a panel. */
const ALONG: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const INSIDE: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'

/**
 * Which entry's submenu is open, if any. A button toggles it at once; a mouse opens it by resting and closes it by leaving.
 * Escape, a link that is followed, a press elsewhere or the focus moving on closes it too; Escape puts a focus from inside back on the entry's button.
 *
 * Arrow keys walk along the entries, down into an entry's panel, and through it.
 *
 * @returns `menu` and `onKeyDown` go to the element around all entries, `hover(i)` to each entry's element
 */
export function useSubmenu() {
  const [open, setOpen] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const menu = useRef<HTMLUListElement>(null)

  const change = (entry: number | undefined, afterMs = 0) => {
    clearTimeout(timer.current)
    if (afterMs === 0) setOpen(entry)
    else timer.current = setTimeout(setOpen, afterMs, entry)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (open === undefined) return
    const item = menu.current?.children[open]
    const close = () => {
      clearTimeout(timer.current)
      setOpen(undefined)
    }
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !item?.contains(target)) close()
    }
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open])

  const onKeyDown = (event: Press) => {
    const items = [...(menu.current?.children ?? [])]
    const at = items.findIndex(item => item.contains(document.activeElement))
    const panel = items[at]?.querySelector(':scope > div')
    const isInside = panel?.contains(document.activeElement)
    const focusables = isInside
      ? panel?.querySelectorAll('a')
      : menu.current?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')
    const step = (isInside ? INSIDE : ALONG)[event.key]
    if (!isInside && event.key === 'ArrowDown' && panel) {
      event.preventDefault()
      flushSync(() => change(at))
      panel.querySelector('a')?.focus()
    } else if (step !== undefined && focusables) {
      event.preventDefault()
      const all = [...focusables]
      const from = all.findIndex(element => element === document.activeElement)
      all.at((from + step + all.length) % all.length)?.focus()
    }
  }

  return {
    open,
    menu,
    onKeyDown,
    toggle: (entry: number) => change(open === entry ? undefined : entry),
    hover: (entry: number) => ({
      onPointerEnter: (event: PointerEvent) => isMouse(event) && change(entry, OPEN_AFTER_MS),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && change(undefined, CLOSE_AFTER_MS),
    }),
  }
}
