import { useCallback, useState } from 'react'

/** Rows that are chosen in a list. */
export interface RowSelection {
  readonly codes: ReadonlySet<string>
  /** True if all rows that match are chosen, those that are not loaded too. */
  readonly isAll: boolean
  readonly toggle: (code: string) => void
  /** Chooses rows, or takes them out if all of them are chosen. */
  readonly toggleShown: (codes: readonly string[]) => void
  readonly chooseAll: () => void
  readonly clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Chosen rows of a list. They stay while more rows are loaded.
 *
 * @param question of the list: “all that match” ends when it changes
 */
export function useSelection(question: string): RowSelection {
  const [codes, setCodes] = useState(NONE)
  const [allOf, setAllOf] = useState<string>()
  const toggle = useCallback((code: string) => {
    setAllOf(undefined)
    setCodes(before => {
      const next = new Set(before)
      if (!next.delete(code)) next.add(code)
      return next
    })
  }, [])
  return {
    codes,
    isAll: allOf === question,
    toggle,
    toggleShown(shown) {
      setAllOf(undefined)
      setCodes(before => {
        const isEach = shown.every(code => before.has(code))
        return isEach
          ? new Set([...before].filter(code => !shown.includes(code)))
          : new Set([...before, ...shown])
      })
    },
    chooseAll: () => setAllOf(question),
    clear() {
      setAllOf(undefined)
      setCodes(NONE)
    },
  }
}
