import { useEffect, useRef, useState } from 'react'

interface Ways<Item> {
  /** The same for an entry as long as it is in the list; its element carries it as `data-entry`. */
  readonly keyOf: (item: Item) => string
  /** Resolves to whether it is gone. */
  readonly remove: (item: Item) => Promise<boolean>
  /** Resolves to the key of the entry that is back; `undefined` when it could not be put back. */
  readonly putBack: (item: Item) => Promise<string | undefined>
}

interface Removal<Item> {
  readonly item: Item
  /** Its place in the list, from 0. */
  readonly at: number
}

/** An entry of a list, or the gap that the last removed one has left. */
type Entry<Item> = { readonly item: Item } | { readonly removed: Item }

/** Moves the focus to an entry as soon as the list shows it, unless the shopper has gone elsewhere meanwhile. */
function useEntryFocus() {
  const wanted = useRef<string>(undefined)
  // Any render may bring the entry.
  useEffect(() => {
    if (wanted.current === undefined) return
    const entry = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(wanted.current)}"]`)
    if (!entry) return
    if (document.activeElement === document.body) entry.focus()
    wanted.current = undefined
  })
  return (key: string) => {
    wanted.current = key
  }
}

/**
 * Last removed entry of a list, in its place, and the way back. `Removed` takes the focus of the button that went away with the entry;
 * an entry that is back, or that the shop would not remove, takes it again.
 */
export function useRemoved<Item>(items: readonly Item[], { keyOf, remove, putBack }: Ways<Item>) {
  const [removal, setRemoval] = useState<Removal<Item>>()
  const [restored, setRestored] = useState<Item>()
  const [isBusy, setBusy] = useState(false)
  const focusEntry = useEntryFocus()
  const isGone = removal !== undefined && !items.some(item => keyOf(item) === keyOf(removal.item))

  const take = async (item: Item) => {
    setRestored(undefined)
    setRemoval({ item, at: items.indexOf(item) })
    if (await remove(item)) return
    focusEntry(keyOf(item))
    setRemoval(undefined)
  }
  const undo = async () => {
    if (!removal || isBusy) return
    setBusy(true)
    const key = await putBack(removal.item)
    setBusy(false)
    if (key === undefined) return
    focusEntry(key)
    setRemoval(undefined)
    setRestored(removal.item)
  }
  const entries: Entry<Item>[] = items.map(item => ({ item }))
  if (isGone) entries.splice(removal.at, 0, { removed: removal.item })
  return { entries, take, undo: () => void undo(), isBusy, restored }
}
