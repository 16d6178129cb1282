import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds a mouse rests on an entry before its submenu opens. Source: L-039. */
const OPEN_AFTER_MS = 500
/** Milliseconds to find the way back after leaving; ours. */
const CLOSE_AFTER_MS = 200

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'

/**
 * Which entry's submenu is open, if any. A button toggles it at once; a mouse opens it by resting and closes it by leaving.
 * Escape, a link that is followed, a press elsewhere or the focus moving on closes it too; Escape puts a focus from inside back on the entry's button.
 *
 * @returns `menu` goes to the element around all entries, `hover(i)` to each entry's element
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

  return {
    open,
    menu,
    toggle: (entry: number) => change(open === entry ? undefined : entry),
    hover: (entry: number) => ({
      onPointerEnter: (event: PointerEvent) => isMouse(event) && change(entry, OPEN_AFTER_MS),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && change(undefined, CLOSE_AFTER_MS),
    }),
  }
}
