import { isSame } from '#blocks/page/options/diff.ts'
import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import { useRef, useState } from 'react'
import { focusAfterChange } from '../../../kit/parts/focus-soon.ts'
import { moveItem } from '../../../kit/parts/SortableList.tsx'
import { isRecordCode } from '../block-texts.ts'
import { useInspector } from '../context.ts'
import { pathKey } from '../form/option-path.ts'

let count = 0
const nextKey = () => `item${++count}`

interface ItemKeys {
  readonly keys: readonly string[]
  /** Ids of the items that have these keys; `undefined` just after the operator's own change, and where the draft has none. */
  readonly ids: readonly string[] | undefined
}

/** Keys for items that the list has now. */
function keysFor({ keys, ids: known }: ItemKeys, ids: readonly string[] | undefined, length: number) {
  // Changed from outside (undo, another operator): an item keeps its key wherever it is now.
  if (known && ids) return ids.map(id => keys[known.indexOf(id)] ?? nextKey())
  return Array.from({ length }, (_, index) => keys[index] ?? nextKey())
}

/**
 * Keys that stay with list items while they move, also when another operator moves them.
 * @param found ids of the items, where the draft has them
 */
function useItemKeys(length: number, found: readonly string[] | undefined) {
  const ids = found?.length === length ? found : undefined
  const [state, setState] = useState<ItemKeys>(() => ({ keys: Array.from({ length }, nextKey), ids }))
  let { keys } = state
  if (keys.length !== length || !isSame(state.ids, ids)) {
    keys = keysFor(state, ids, length)
    setState({ keys, ids })
  }
  return {
    keys,
    fresh: nextKey,
    setKeys: (next: readonly string[]) => setState({ keys: next, ids: undefined }),
  }
}

/** Items of a list, one of them open, and the ways to change them. `place` is for the element that holds the list. */
export function useListItems(
  items: readonly unknown[],
  path: OptionPath,
  onChange: (list: readonly unknown[]) => void,
) {
  const { code, gestures, saved, itemIds } = useInspector()
  const { keys, setKeys, fresh } = useItemKeys(items.length, itemIds(path))
  // A record with one item of a list shows it: there is nothing to choose from.
  const [open, setOpen] = useState(isRecordCode(code) && keys.length === 1 ? keys[0] : undefined)
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
