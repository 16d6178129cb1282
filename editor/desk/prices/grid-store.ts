import { createStore } from 'zustand/vanilla'
import type { CellFate } from '#desk/prices/price-shapes.ts'
import {
  type CellRange,
  cellAt,
  cleared,
  copied,
  editOf,
  filledDown,
  following,
  moved,
  type Pasted,
  pasted,
  rangeOf,
  type Sheet,
  sheetOf,
} from './grid-commands.ts'
import {
  type CellEdit,
  type CellPlace,
  type GridWork,
  NO_WORK,
  placeKey,
  redone,
  seenAgain,
  undone,
  withEdits,
  without,
} from './grid-work.ts'

export interface GridState {
  readonly sheet: Sheet
  readonly work: GridWork
  /** The cell that has the keyboard. */
  readonly active: CellPlace | undefined
  /** The other corner of the range. */
  readonly anchor: CellPlace | undefined
  /** What the server said of a cell since it was last typed into. */
  readonly answers: ReadonlyMap<string, CellFate>
  /** SKUs that are ticked. */
  readonly chosen: ReadonlySet<string>
}

const EMPTY: GridState = {
  sheet: sheetOf([], []),
  work: NO_WORK,
  active: undefined,
  anchor: undefined,
  answers: new Map(),
  chosen: new Set(),
}

/** The grid of one visit: what is typed, where the keyboard is, what is ticked. */
export function createGrid() {
  const store = createStore<GridState>(() => EMPTY)
  const { getState: get, setState: set } = store

  const put = (work: GridWork) => {
    const before = get()
    const answers = [...before.answers].filter(
      ([key]) => before.work.edits.get(key)?.typed === work.edits.get(key)?.typed,
    )
    set({ work, answers: new Map(answers) })
  }
  const range = (): CellRange | undefined => {
    const { sheet, active, anchor } = get()
    return active && rangeOf(sheet, active, anchor ?? active)
  }
  const activate = (cell: CellPlace | undefined, keepsAnchor = false) => {
    if (cell) set({ active: cell, anchor: keepsAnchor ? (get().anchor ?? get().active ?? cell) : cell })
  }

  return {
    store,
    /** Shows other rows. Typed work stays, also of rows that are not shown. */
    show(sheet: Sheet) {
      const { active } = get()
      const isThere = active && sheet.at.has(active.sku) && sheet.fields.includes(active.field)
      const first = isThere ? active : cellAt(sheet, 0, 0)
      set({ sheet, ...(!isThere && { active: first, anchor: first }) })
    },
    activate,
    move(rows: number, columns: number, extendsRange = false) {
      const { sheet, active } = get()
      if (active) activate(moved(sheet, active, rows, columns), extendsRange)
    },
    /** Goes to the next cell; false at the end, where the keyboard leaves the grid. */
    step(by: 1 | -1): boolean {
      const { sheet, active } = get()
      const next = active && following(sheet, active, by)
      activate(next)
      return next !== undefined
    },
    type(cell: CellPlace, typed: string) {
      const { sheet, work } = get()
      const row = sheet.rows[sheet.at.get(cell.sku) ?? -1]
      if (row) put(withEdits(work, [editOf(row, cell.field, typed)]))
    },
    paste(text: string): Pasted | undefined {
      const where = range()
      if (!where) return undefined
      const found = pasted(get().sheet, where, text)
      put(withEdits(get().work, found.edits))
      return found
    },
    fillDown() {
      const where = range()
      if (where) put(withEdits(get().work, filledDown(get().sheet, get().work, where)))
    },
    clear() {
      const where = range()
      if (where) put(withEdits(get().work, cleared(get().sheet, where)))
    },
    copy(): string {
      const where = range()
      return where ? copied(get().sheet, get().work, where) : ''
    },
    undo: () => put(undone(get().work)),
    redo: () => put(redone(get().work)),
    /** Puts work of an earlier visit back. */
    putBack: (edits: readonly CellEdit[]) => put(withEdits(get().work, edits)),
    /** Keeps what the server says of cells. */
    answer: (fates: readonly CellFate[]) =>
      set({ answers: new Map([...get().answers, ...fates.map(fate => [placeKey(fate), fate] as const)]) }),
    /** Forgets cells: they are saved, or not wanted. */
    drop: (keys: ReadonlySet<string>) => put(without(get().work, keys)),
    dropAll: () => put(NO_WORK),
    /** Keeps typed prices over others that were not seen before. */
    keepMine: (seen: ReadonlyMap<string, number | null>) => {
      put(seenAgain(get().work, seen))
      set({ answers: new Map([...get().answers].filter(([key]) => !seen.has(key))) })
    },
    choose(skus: readonly string[], isOn: boolean) {
      const chosen = new Set(get().chosen)
      for (const sku of skus)
        if (isOn) chosen.add(sku)
        else chosen.delete(sku)
      set({ chosen })
    },
    chooseNone: () => set({ chosen: new Set() }),
  }
}
export type Grid = ReturnType<typeof createGrid>

/** Returns true if a cell lies in a range of several. */
export function isInRange({ sheet, active, anchor }: GridState, { sku, field }: CellPlace): boolean {
  if (!active || !anchor || (active.sku === anchor.sku && active.field === anchor.field)) return false
  const { top, bottom, left, right } = rangeOf(sheet, active, anchor)
  const row = sheet.at.get(sku) ?? -1
  const column = sheet.fields.indexOf(field)
  return row >= top && row <= bottom && column >= left && column <= right
}
