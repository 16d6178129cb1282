import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { ShopSettings } from '#api/settings/shop-settings.ts'
import { readViewer } from '#api/rules/view-point.ts'
import { REGIONS } from '#api/rules/regions.ts'
import { usualAttributes } from '#api/catalogue/styles/usual-attributes.ts'
import { runInTurns } from '#api/shared/steps.ts'
import type { StyleKey } from '#api/catalogue/styles/style-index.ts'
import type { StyleLists } from '#api/catalogue/styles/style-lists.ts'
import type { StyleRow } from '#api/catalogue/styles/style-row.ts'
import { toWire } from '#api/shared/money.ts'
import type { Records } from '#api/catalogue/changes/records.ts'
import type { BinnedSku } from '#api/catalogue/changes/sku-bin.ts'
import { LOCALES } from '#locales/locale.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { code } from '../records/record-input.ts'
import { refusalOf, worded } from '../records/refusals.ts'
import { binnedRow } from '../records/binned-row.ts'
import { MAX_HISTORY, plannedChanges, stepOf } from '../records/steps.ts'
import { undoInput, undoRecords } from '../records/undo-records.ts'
import type { SkuBuying, StyleAppearances, StyleTies } from './appearances.ts'
import { announceOperation, type PresenceDesk } from '../presence/announce.ts'
import { appearancesOf, type FindPages } from './appears.ts'
import { buyingOf } from './buying.ts'
import { createPreviewDrawer, type PreviewDesk, previewLines } from './preview.ts'
import { categoriesOf, FILTER_BYTES, styleFilters, styleKey } from './style-filters.ts'
import type { ListedStyle, StyleDetail, StyleStep } from './listed-style.ts'
import type { BinnedRow } from '../collections/record-shapes.ts'
import {
  codesOf,
  createInput,
  creationOf,
  othersSince,
  refusalOfSave,
  saveInput,
  savedBy,
  styleCode,
} from './style-changes.ts'

export interface StyleDesk extends PreviewDesk, PresenceDesk {
  readonly settings: () => Pick<ShopSettings, 'charges'>
  /** Pages of the content store that name goods. */
  readonly goodsUses: FindPages
  readonly styleLists: StyleLists
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

async function detailOf({ records }: StyleDesk, style: string): Promise<StyleDetail> {
  const lines = await records.style(style)
  const codes = lines.map(line => line.code)
  // As in a save, SQLite would answer all of it in one turn of the event loop.
  await nextTurn()
  const latest = await records.latest('spu', codes)
  await nextTurn()
  const planned = (await records.plans.of('spu', codes)).map(plannedChanges)
  const products = lines.map(line => {
    const set = latest.get(line.code)
    return { code: line.code, line, base: set?.number ?? 0, changed: set ? { by: set.by, at: set.at } : null }
  })
  return { style, products, planned }
}

/** Bytes of a style: texts and SKUs of all its colours. A save of two prices of 2,000 SKUs, each named by its code, takes 800 KiB. */
const STYLE_BYTES = 1024 * 1024

/** A SKU in the bin, named by its product and size. */
const binnedSku = ({ set, code: sku, size, title }: BinnedSku): BinnedRow => {
  const named = (text: string) => [text, size].filter(Boolean).join(' · ')
  return binnedRow({ zh_HK: named(title.zh_HK), en_US: named(title.en_US) }, { set, line: { code: sku } })
}

/** Products of a style that were removed in the last 30 days. */
const removedOf = async (records: Records, style: string, now: number) =>
  (await records.bin('spu', now)).flatMap(({ line }) =>
    line.kind === 'spu' && line.style === style ? [line] : [],
  )

const drawPreview = createPreviewDrawer()

const viewer = z.string().transform((text, { issues }) => {
  const known = readViewer(text)
  if (known) return known
  issues.push({ code: 'custom', input: text, message: 'unknown viewer' })
  return z.NEVER
})

const instant = z.iso.datetime({ offset: true }).transform(text => Date.parse(text))

/** Number of the latest change of a style's products; `undefined` without products. */
async function latestOfStyle({ catalogue, records }: StyleDesk, style: string): Promise<number | undefined> {
  // A style that is new is not in the catalogue yet.
  const products = catalogue().styles.get(style) ?? (await records.style(style))
  if (products.length === 0) return undefined
  const sets = await records.latest(
    'spu',
    products.map(product => product.code),
  )
  return Math.max(0, ...[...sets.values()].map(set => set.number))
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
    async run(desk, { style }): Promise<Outcome<StyleDetail>> {
      const detail = await detailOf(desk, style)
      return detail.products.length > 0 ? done(detail) : refuse(404, 'recordGone')
    },
  }),
  bin: read({
    right: 'goods.read',
    summary: 'Lists products and SKUs removed in the last 30 days.',
    input: z.strictObject({}),
    run: async ({ records }, _, { now }): Promise<Outcome<readonly BinnedRow[]>> =>
      done(
        [
          ...(await records.bin('spu', now)).flatMap(({ set, line }) =>
            line.kind === 'spu' ? [binnedRow(line.title, { set, line })] : [],
          ),
          ...(await records.skuBin(now)).map(binnedSku),
        ].toSorted((one, other) => other.set - one.set),
      ),
  }),
  facts: read({
    right: 'goods.read',
    summary: 'Lists attributes of filters that most goods of categories have.',
    input: z.strictObject({ categories: z.array(code).max(50) }),
    run: async ({ catalogue }, { categories }) =>
      done({ usual: await runInTurns(usualAttributes(catalogue(), new Set(categories))) }),
  }),
  'why-not': ask({
    right: 'goods.read',
    summary:
      'Says of each SKU of a style whether a kind of shopper can buy it at an instant, and every reason why not.',
    input: z.strictObject({
      style: styleCode,
      viewer: viewer.default('visitor'),
      country: z.enum(REGIONS).default('HK'),
      /** Now by default. */
      at: instant.optional(),
    }),
    async run(
      { catalogue, settings },
      { style, at, ...shopper },
      { now },
    ): Promise<Outcome<readonly SkuBuying[]>> {
      const spus = catalogue().styles.get(style)
      if (!spus) return refuse(404, 'styleNotShown')
      return done(buyingOf(spus, { ...shopper, at: at ?? now }, settings().charges.freight))
    },
  }),
  preview: ask({
    right: 'goods.read',
    summary:
      'Draws the page of a product with lines that were not saved, for a kind of shopper at an instant. 422 with their problems if an import would refuse them.',
    input: z.strictObject({
      lines: previewLines,
      /** Product of the page. */
      code,
      locale: z.enum(LOCALES),
      viewer: viewer.default('visitor'),
      /** Now by default. */
      at: instant.optional(),
    }),
    maxBytes: STYLE_BYTES,
    run: (desk, { lines, at, ...drawn }, { now }) => drawPreview(desk, lines, { ...drawn, now: at ?? now }),
  }),
  appears: read({
    right: 'goods.read',
    summary: 'Lists pages, menus, promotions and campaigns in which shoppers meet a style, now or later.',
    input: z.strictObject({ style: styleCode }),
    async run({ catalogue, goodsUses }, { style }, { now }): Promise<Outcome<StyleAppearances>> {
      const shop = catalogue()
      const spus = shop.styles.get(style)
      if (!spus) return refuse(404, 'styleNotShown')
      return done(await appearancesOf(spus, shop, { findPages: goodsUses, now }))
    },
  }),
  ties: read({
    right: 'goods.read',
    summary:
      'Says what hangs on a product or one of its SKUs: orders that name it, stock, promotions and campaigns that name it, and pages that show it.',
    input: z.strictObject({ product: code, sku: code.optional() }),
    async run({ records, goodsUses }, { product, sku }): Promise<Outcome<StyleTies>> {
      // Pages show products: a page stays as it is without one of their SKUs.
      const pages = sku === undefined ? await goodsUses([`product ${product}`]) : []
      return done({ ...(await records.ties(product, sku)), pages })
    },
  }),
  history: read({
    right: 'goods.read',
    summary: 'Lists the changes of the products of a style, the newest first.',
    input: z.strictObject({ style: styleCode, before: z.int().min(1).optional() }),
    async run({ records }, { style, before }, { now }): Promise<Outcome<readonly StyleStep[]>> {
      const codes = [...(await records.style(style)), ...(await removedOf(records, style, now))].map(
        line => line.code,
      )
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
    maxBytes: STYLE_BYTES,
    async run({ records }, input, { actor, now, locale }) {
      const refusal = await refusalOfSave(records, input, actor)
      if (refusal) return refusal
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
      'Changes fields of the products of a style, adds products and removes them, together, now or at an instant, and answers with what others have changed since. Removing needs the right to delete goods. Stock has operations of its own.',
    input: saveInput,
    maxBytes: STYLE_BYTES,
    async run(desk, input, { actor, now, locale }) {
      const refusal = await refusalOfSave(desk.records, input, actor)
      if (refusal) return refusal
      const others = await othersSince(desk.records, input)
      const saved = await desk.records.saveAt({ ...savedBy(input, actor, now), due: input.due })
      if (!saved.ok) return refusalOf(saved.refusal, codesOf(input))
      const warnings = worded(saved.value.warnings, codesOf(input), locale)
      return done({ ...(await detailOf(desk, input.style)), set: saved.value.set ?? null, others, warnings })
    },
  }),
  create: change({
    right: 'goods.change',
    summary: 'Adds a style: the lines of its products. A copy is a new style with other codes.',
    input: createInput,
    maxBytes: STYLE_BYTES,
    async run(desk, input, { actor, now, locale }) {
      const made = creationOf(input)
      const { style = '' } = input.lines[0] ?? {}
      const own = new Set(codesOf(made))
      // Its own products are there if the answer to the same call got lost.
      const others = (await desk.records.style(style)).filter(line => !own.has(line.code))
      if (others.length > 0) return refuse(409, 'styleExists', { values: { style } })
      const saved = await desk.records.save(savedBy(made, actor, now))
      if (!saved.ok) return refusalOf(saved.refusal, codesOf(made))
      const warnings = worded(saved.value.warnings, codesOf(made), locale)
      return done({ ...(await detailOf(desk, style)), set: saved.value.set ?? null, warnings })
    },
  }),
  announce: announceOperation({ area: 'styles', right: 'goods.read', code: styleCode }, latestOfStyle),
  undo: change({
    right: 'goods.change',
    summary: 'Takes a change of goods back, except stock, and except where something newer is there.',
    input: undoInput,
    run: ({ records }, input, caller) =>
      undoRecords(records, input, { ...caller, kind: 'spu', rights: { remove: 'goods.remove' } }),
  }),
}
