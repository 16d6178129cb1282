import { z } from 'zod'
import { isStockPath, removesSkus } from '#api/catalogue/changes/own-stock.ts'
import type { Records } from '#api/catalogue/changes/records.ts'
import { MAX_RECORDS } from '#api/catalogue/changes/save-changes.ts'
import type { RecordChange } from '#api/catalogue/rows/change-log.ts'
import type { Operator } from '#operators/operator.ts'
import { type Refusal, refuse } from '#operators/outcome.ts'
import { may } from '#operators/rights.ts'
import { code, due, fieldChange, reason, wish } from '../records/record-input.ts'
import { MAX_HISTORY } from '../records/steps.ts'

/** As `style` of a product's line. */
export const styleCode = z.string().min(1).max(200)

/** A product as a catalogue file has it; the import's schema reads it. */
const line = z.looseObject({ code, style: styleCode })

const isWhole = ({ path }: { readonly path: string }) => path === ''

/** A field of a product; an empty path adds the product with the line `after`, or removes that of the line `before`. */
const productChange = fieldChange
  .extend({ code, path: z.string().max(400) })
  .refine(({ path }) => !isStockPath(path), { path: ['path'] })
  .refine(change => !isWhole(change) || (change.before === undefined) !== (change.after === undefined), {
    path: ['path'],
  })

const hasFew = (codes: readonly { readonly code: string }[]) =>
  new Set(codes.map(each => each.code)).size <= MAX_RECORDS

/** Changes of the products of a style. */
export const saveInput = z.strictObject({
  wish,
  style: styleCode,
  changes: z.array(productChange).min(1).max(5000).refine(hasFew),
  reason,
  /** Number of the latest change that was seen of each product. */
  bases: z
    .record(code, z.int().min(0))
    .refine(given => Object.keys(given).length <= MAX_RECORDS * 2)
    .optional(),
  /** Now by default. */
  due: due.optional(),
})
type StyleSave = z.output<typeof saveInput>

/** A new style: the lines of its products. */
export const createInput = z
  .strictObject({ wish, lines: z.array(line).min(1).max(MAX_RECORDS), reason })
  .refine(({ lines: [first, ...others] }) => others.every(other => other.style === first?.style), {
    path: ['lines'],
  })
  .refine(({ lines }) => new Set(lines.map(each => each.code)).size === lines.length, { path: ['lines'] })
type NewStyle = z.output<typeof createInput>

/** Products that a save changes, in its order: problems name them by their place. */
export const codesOf = ({ changes }: Pick<StyleSave, 'changes'>) => [
  ...new Set(changes.map(each => each.code)),
]

const KIND = 'spu' as const

/** The changes that make the products of a new style. */
export const creationOf = ({ lines, ...rest }: NewStyle) => ({
  ...rest,
  changes: lines.map(after => ({ code: after.code, path: '', after })),
})

/** A save as the catalogue knows it. */
export const savedBy = (
  { wish: id, changes, reason: why }: Pick<StyleSave, 'wish' | 'changes' | 'reason'>,
  { name: by }: Operator,
  now: number,
) => ({
  id,
  by,
  now,
  source: 'form' as const,
  reason: why,
  changes: changes.map((each): RecordChange => {
    const { after, ...rest } = each
    if (after === undefined) return { kind: KIND, ...rest }
    return { kind: KIND, ...rest, after: isWhole(each) ? { ...Object(after), kind: KIND } : after }
  }),
})

/** Reason why a save is not one of this style, or not one for this operator. */
export async function refusalOfSave(
  records: Records,
  { style, changes }: StyleSave,
  actor: Operator,
): Promise<Refusal | undefined> {
  const removes = changes.some(each => (isWhole(each) && each.after === undefined) || removesSkus(each))
  if (removes && !may(actor, 'goods.remove')) return refuse(403, 'removeNeedsAdmin')
  const own = new Set((await records.style(style)).map(each => each.code))
  for (const { code: given, path, after } of changes) {
    if (own.has(given)) continue
    const added = path === '' ? (after as { readonly style?: unknown } | undefined) : undefined
    if (added && added.style !== style) return refuse(422, 'otherStyle', { values: { code: given, style } })
    // A product that is not there is reported by the save: its answer may have got lost.
    if (!added && (await records.find(KIND, given)))
      return refuse(422, 'otherStyle', { values: { code: given, style } })
  }
  return undefined
}

/** A field that others have changed, or with an empty path a product that they added or removed. */
export interface OthersChange {
  readonly code: string
  readonly path: string
  /** Name of the operator; empty for the command line. */
  readonly by: string
  /** Epoch ms. */
  readonly at: number
}

/** Changes that others have made to a style since it was seen; none where a save does not say when that was. */
export async function othersSince(
  records: Records,
  { wish: own, style, bases }: Pick<StyleSave, 'wish' | 'style' | 'bases'>,
): Promise<readonly OthersChange[]> {
  if (!bases) return []
  const codes = new Set([...Object.keys(bases), ...(await records.style(style)).map(each => each.code)])
  const latest = await records.latest(KIND, [...codes])
  const changed = [...codes].filter(each => (latest.get(each)?.number ?? 0) > (bases[each] ?? 0))
  const found = await Promise.all(
    changed.map(async each => {
      const versions = await records.versions(KIND, each, { limit: MAX_HISTORY })
      return versions
        .filter(({ set }) => set.number > (bases[each] ?? 0) && set.id !== own)
        .flatMap(({ set, changes }) =>
          changes.map(({ path }) => ({ code: each, path, by: set.by, at: set.at })),
        )
    }),
  )
  return found.flat()
}
