import type { CatalogueProblem } from '#api/rules/catalogue-problem.ts'
import { dollarsOf } from '#api/rules/dollars.ts'
import { type FieldChange, namesIn, pathOf } from '#api/rules/line-changes.ts'
import { typedCode } from '#api/rules/typed-text.ts'
import { NO_PRICE, readPriceCell } from '#desk/prices/price-columns.ts'
import type { PriceField } from '#desk/prices/price-fields.ts'
import type { PriceCell } from '#desk/prices/price-shapes.ts'

/** A cell of the grid. */
export interface CellPlace {
  readonly sku: string
  readonly field: PriceField
}

/** What was typed into a cell, with the price that was seen there (cents). */
export interface CellEdit extends CellPlace {
  readonly spu: string
  readonly before: number | null
  readonly typed: string
}

/** A cell before and after a command; `undefined` where nothing was typed. */
interface CellStep {
  readonly key: string
  readonly from: CellEdit | undefined
  readonly to: CellEdit | undefined
}

/** Typed prices that are not saved, and the commands that made them. */
export interface GridWork {
  readonly edits: ReadonlyMap<string, CellEdit>
  readonly past: readonly (readonly CellStep[])[]
  readonly future: readonly (readonly CellStep[])[]
}

export const NO_WORK: GridWork = { edits: new Map(), past: [], future: [] }

/** Commands that can be taken back. */
const MOST_STEPS = 200

export const placeKey = ({ sku, field }: CellPlace): string => `${sku} ${field}`

/** The price of an edit in cents, `null` for none; or why it is no price. */
export function readEdit({
  field,
  typed,
}: Pick<CellEdit, 'field' | 'typed'>): { readonly after: number | null } | CatalogueProblem {
  const text = typedCode(typed)
  if (text === '' && field === 'salePrice') return { key: 'empty' }
  return readPriceCell(field, text) ?? { after: null }
}

/** A stored price as a cell shows it: `1299.00`; empty for none. */
export const shownPrice = (cents: number | null): string => (cents === null ? '' : dollarsOf(cents))

/** What was typed as its cell shows it: in one spelling where it is a price. */
export function shownEdit(edit: CellEdit): string {
  const read = readEdit(edit)
  if (!('after' in read)) return edit.typed
  return read.after === null && edit.field === 'salePrice' ? NO_PRICE : shownPrice(read.after)
}

const isSame = (edit: CellEdit) => {
  const read = readEdit(edit)
  return 'after' in read && read.after === edit.before
}

function applied(edits: ReadonlyMap<string, CellEdit>, steps: readonly CellStep[], side: 'from' | 'to') {
  const next = new Map(edits)
  for (const step of steps) {
    const edit = step[side]
    if (edit) next.set(step.key, edit)
    else next.delete(step.key)
  }
  return next
}

/** Work with more typed, as one command. What says the price that was seen is no longer an edit. */
export function withEdits(work: GridWork, edits: readonly CellEdit[]): GridWork {
  const last = new Map(edits.map(edit => [placeKey(edit), edit]))
  const steps = [...last].flatMap(([key, edit]): CellStep[] => {
    const from = work.edits.get(key)
    const seen = from ? { ...edit, before: from.before } : edit
    const to = isSame(seen) ? undefined : seen
    return from?.typed === to?.typed ? [] : [{ key, from, to }]
  })
  if (steps.length === 0) return work
  return {
    edits: applied(work.edits, steps, 'to'),
    past: [...work.past, steps].slice(-MOST_STEPS),
    future: [],
  }
}

/** Takes the last command back. */
export function undone({ edits, past, future }: GridWork): GridWork {
  const steps = past.at(-1)
  if (!steps) return { edits, past, future }
  return { edits: applied(edits, steps, 'from'), past: past.slice(0, -1), future: [steps, ...future] }
}

/** Makes the last command that was taken back again. */
export function redone({ edits, past, future }: GridWork): GridWork {
  const [steps, ...rest] = future
  if (!steps) return { edits, past, future }
  return { edits: applied(edits, steps, 'to'), past: [...past, steps], future: rest }
}

/** Work without some cells: they are saved, or not wanted. Earlier commands cannot be taken back then. */
export const without = (work: GridWork, keys: ReadonlySet<string>): GridWork => ({
  edits: new Map([...work.edits].filter(([key]) => !keys.has(key))),
  past: [],
  future: [],
})

/** Work in which cells have seen another price. */
export const seenAgain = (work: GridWork, seen: ReadonlyMap<string, number | null>): GridWork => ({
  ...without(work, new Set()),
  edits: new Map(
    [...work.edits].map(([key, edit]) => {
      const before = seen.get(key)
      return [key, before === undefined ? edit : { ...edit, before }] as const
    }),
  ),
})

/** Cells that can be saved; those that hold no price are left out. */
export const cellsOf = ({ edits }: Pick<GridWork, 'edits'>): readonly PriceCell[] =>
  [...edits.values()].flatMap(edit => {
    const read = readEdit(edit)
    const { spu, sku, field, before } = edit
    return 'after' in read ? [{ spu, sku, field, before, after: read.after }] : []
  })

/** Work as it is kept in the browser. */
export const keptChanges = ({ edits }: GridWork): readonly FieldChange[] =>
  [...edits.values()].map(({ spu, sku, field, before, typed }) => ({
    path: pathOf([spu, sku, field]),
    before,
    after: typed,
  }))

/** Work that was kept in the browser, as edits. */
export const editsOf = (changes: readonly FieldChange[]): readonly CellEdit[] =>
  changes.flatMap(({ path, before, after }) => {
    const [spu, sku, field] = namesIn(path)
    if (spu === undefined || sku === undefined || field === undefined || typeof after !== 'string') return []
    // Only `keptChanges` writes them.
    return [
      {
        spu,
        sku,
        field: field as PriceField,
        before: typeof before === 'number' ? before : null,
        typed: after,
      },
    ]
  })
