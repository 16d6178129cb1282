import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import { useRef, useState } from 'react'
import { focusAfterChange } from '../../../kit/parts/focus-soon.ts'
import { moveItem } from '../../../kit/parts/SortableList.tsx'
import { useInspector } from '../context.ts'
import { pathKey } from '../form/option-path.ts'

let count = 0
const nextKey = () => `item${++count}`

/** Keys that stay with list items while they move, though the saved items carry none. */
function useItemKeys(length: number) {
  const [keys, setKeys] = useState<readonly string[]>(() => Array.from({ length }, nextKey))
  let current = keys
  if (keys.length !== length) {
    // The list changed from outside (undo, another operator): those that may still be the same keep their key.
    current = [
      ...keys.slice(0, length),
      ...Array.from({ length: Math.max(0, length - keys.length) }, nextKey),
    ]
    setKeys(current)
  }
  return { keys: current, fresh: nextKey, setKeys }
}

/** Items of a list, one of them open, and the ways to change them. `place` is for the element that holds the list. */
export function useListItems(
  items: readonly unknown[],
  path: OptionPath,
  onChange: (list: readonly unknown[]) => void,
) {
  const { gestures, saved } = useInspector()
  const { keys, setKeys, fresh } = useItemKeys(items.length)
  const [open, setOpen] = useState<string>()
  const place = useRef<HTMLDivElement>(null)

  /** Items as the draft holds them, so that moving one does not write its defaults. */
  const written = (): readonly unknown[] => {
    const list = saved(path)
    return Array.isArray(list) ? list : items
  }
  const save = (list: readonly unknown[], nextKeys: readonly string[]) => {
    gestures.single()
    setKeys(nextKeys)
    onChange(list)
  }
  return {
    keys,
    place,
    written,
    open,
    setOpen,
    insert: (index: number, item: unknown) => {
      const key = fresh()
      save(written().toSpliced(index, 0, item), keys.toSpliced(index, 0, key))
      setOpen(key)
    },
    remove: (index: number) => {
      save(written().toSpliced(index, 1), keys.toSpliced(index, 1))
      const neighbour = pathKey([...path, Math.min(index, keys.length - 2)])
      focusAfterChange(
        () =>
          place.current?.querySelector<HTMLElement>(`[data-item="${neighbour}"] button[aria-expanded]`) ??
          place.current?.querySelector('button'),
      )
    },
    move: (from: number, to: number) => save(moveItem(written(), from, to), moveItem(keys, from, to)),
  }
}
