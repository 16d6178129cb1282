import { z } from 'zod'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { StyleKey } from '#api/catalogue/styles/style-index.ts'
import type { StyleLists } from '#api/catalogue/styles/style-lists.ts'
import type { StyleRow } from '#api/catalogue/styles/style-row.ts'
import { toWire } from '#api/shared/money.ts'
import type { Records } from '#api/catalogue/changes/records.ts'
import type { RecordChange } from '#api/catalogue/rows/change-log.ts'
import { operationsOn } from '#operators/operation.ts'
import type { Operator } from '#operators/operator.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { code, due, fieldChange, reason, SAVE_BYTES, wish } from '../records/record-input.ts'
import { refusalOf, worded } from '../records/refusals.ts'
import { MAX_HISTORY, plannedChanges, stepOf } from '../records/steps.ts'
import { categoriesOf, FILTER_BYTES, styleFilters, styleKey } from './style-filters.ts'
import type { ListedStyle, StyleDetail, StyleStep } from './listed-style.ts'

export interface StyleDesk {
  readonly styleLists: StyleLists
  readonly catalogue: () => Catalogue
  readonly records: Records
}

const amount = (cents: number | null) => (cents === null ? null : toWire(cents))

const listed = ({ text: _text, lowest, highest, ...row }: StyleRow): ListedStyle => ({
  ...row,
  lowest: amount(lowest),
  highest: amount(highest),
})

function readKey(after: string | undefined): StyleKey | undefined {
  if (after === undefined) return undefined
  try {
    return styleKey.parse(JSON.parse(after))
  } catch {
    return undefined
  }
}

/** As `style` of a product's line. */
const styleCode = z.string().min(1).max(200)

/** Stock is a ledger: no form sets it. */
const isStock = (path: string) => path.endsWith('.inventory')

const saveInput = z.strictObject({
  wish,
  style: styleCode,
  changes: z
    .array(fieldChange.extend({ code }).refine(({ path }) => !isStock(path), { path: ['path'] }))
    .min(1)
    .max(5000),
  reason,
  /** Now by default. */
  due: due.optional(),
})
type StyleSave = z.output<typeof saveInput>

/** Products that a save changes, in its order: problems name them by their place. */
const codesOf = ({ changes }: StyleSave) => [...new Set(changes.map(each => each.code))]

const savedBy = ({ wish: id, changes, reason: why }: StyleSave, { name: by }: Operator, now: number) => ({
  id,
  by,
  now,
  source: 'form' as const,
  reason: why,
  changes: changes.map(each => ({ kind: 'spu', ...each }) as RecordChange),
})

async function detailOf({ records }: StyleDesk, style: string): Promise<Outcome<StyleDetail>> {
  const lines = await records.style(style)
  if (lines.length === 0) return refuse(404, 'recordGone')
  const codes = lines.map(line => line.code)
  const latest = await records.latest('spu', codes)
  const planned = (await records.plans.of('spu', codes)).map(plannedChanges)
  const products = lines.map(line => {
    const set = latest.get(line.code)
    return { code: line.code, line, base: set?.number ?? 0, changed: set ? { by: set.by, at: set.at } : null }
  })
  return done({ style, products, planned })
}

const { read, ask, change } = operationsOn<StyleDesk>()

/** Goods by style: the colours of a garment together. */
export const styleOperations = {
  list: ask({
    right: 'goods.read',
    summary: 'Lists styles, a page at a time. A column of codes may be pasted as a filter.',
    input: z.strictObject({
      ...styleFilters,
      after: z.string().max(500).optional(),
      size: z.int().min(1).max(200).default(50),
    }),
    maxBytes: FILTER_BYTES,
    async run({ styleLists, catalogue }, { category, after, ...asked }) {
      const categories = categoriesOf(catalogue(), category)
      const found = await styleLists.find({ ...asked, categories, after: readKey(after) })
      return done({
        rows: found.rows.map(listed),
        next: found.next ? JSON.stringify(found.next) : null,
        count: found.count,
      })
    },
  }),
  find: read({
    right: 'goods.read',
    summary: 'Reads a style in full: the lines of its products, each with its latest change.',
    input: z.strictObject({ style: styleCode }),
    run: (desk, { style }) => detailOf(desk, style),
  }),
  history: read({
    right: 'goods.read',
    summary: 'Lists the changes of the products of a style, the newest first.',
    input: z.strictObject({ style: styleCode, before: z.int().min(1).optional() }),
    async run({ records }, { style, before }): Promise<Outcome<readonly StyleStep[]>> {
      const codes = (await records.style(style)).map(line => line.code)
      const page = { before, limit: MAX_HISTORY }
      const versions = await Promise.all(
        codes.map(async each =>
          (await records.versions('spu', each, page)).map(version => [each, version] as const),
        ),
      )
      const steps = versions.flat().map(([of, version]) => ({ code: of, ...stepOf(version) }))
      return done(steps.toSorted((one, other) => other.set - one.set).slice(0, MAX_HISTORY))
    },
  }),
  check: ask({
    right: 'goods.change',
    summary: 'Says what saving a style would change. Stores nothing.',
    input: saveInput,
    maxBytes: SAVE_BYTES,
    async run({ records }, input, { actor, now, locale }) {
      const saved = await records.save({ ...savedBy(input, actor, now), isDry: true })
      if (!saved.ok) return refusalOf(saved.refusal, codesOf(input))
      return done({
        changes: saved.value.changes.map(({ code: of, path, before, after }) => ({
          code: of,
          path,
          before,
          after,
        })),
        warnings: worded(saved.value.warnings, codesOf(input), locale),
      })
    },
  }),
  save: change({
    right: 'goods.change',
    summary:
      'Changes fields of the products of a style, together, now or at an instant. Stock has operations of its own.',
    input: saveInput,
    maxBytes: SAVE_BYTES,
    async run(desk, input, { actor, now, locale }) {
      const saved = await desk.records.save({ ...savedBy(input, actor, now), due: input.due })
      if (!saved.ok) return refusalOf(saved.refusal, codesOf(input))
      const detail = await detailOf(desk, input.style)
      if (!detail.ok) return detail
      const warnings = worded(saved.value.warnings, codesOf(input), locale)
      return done({ ...detail.value, set: saved.value.set ?? null, warnings })
    },
  }),
}
