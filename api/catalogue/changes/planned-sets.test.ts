import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../database/database.ts'
import { asText, brand, category, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '../../testing/databases.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { readCatalogue } from '../live/catalogue-reader.ts'
import { publishSaves } from '../live/stock-feed.ts'
import { type RecordChange, recordVersions } from '../rows/change-log.ts'
import { openPlans } from '../rows/planned-rows.ts'
import { storedLines } from './clashes.ts'
import { createPlannedCatalogues } from './planned-catalogue.ts'
import {
  applyDuePlans,
  applyPlan,
  hasDuePlans,
  MAX_PLANS,
  planChanges,
  refusalOfPlan,
  removePlan,
  reschedulePlan,
} from './planned-sets.ts'
import { saveChanges, type SaveOptions } from './save-changes.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const FRIDAY = Date.UTC(2026, 11, 4, 2)
const FURROW = { kind: 'brand', code: 'furrow' } as const

describeOnBothDatabases('changes that wait for an instant', open => {
  const position = (before: number, after: number): RecordChange => ({
    ...FURROW,
    path: 'position',
    before,
    after,
  })
  const options = (changes: readonly RecordChange[], more: Partial<SaveOptions> = {}) => ({
    id: randomUUID(),
    by: 'ada',
    source: 'form' as const,
    reason: 'Friday',
    now: NOW,
    changes,
    ...more,
  })
  const plan = (
    changes: readonly RecordChange[],
    more: Partial<SaveOptions & { readonly due: number }> = {},
  ) => planChanges(open().db, { due: FRIDAY, ...options(changes, more) })
  const stored = async () => {
    const line = (await storedLines(open().db, [FURROW])).get('brand furrow')
    return line?.kind === 'brand' ? line.position : undefined
  }
  const history = async () => (await recordVersions(open().db, FURROW, { limit: 50 })).map(({ set }) => set)
  const only = async () => {
    const [found, ...others] = await openPlans(open().db)
    expect(others).toEqual([])
    if (!found) throw new Error('There is no plan.')
    return found
  }

  beforeEach(async () => {
    const { db } = open()
    await emptyTables(db, 'planned_change', 'planned_set', 'record_change', 'change_set')
    await emptyTables(db, 'sku_stock', 'sku', 'spu', 'category', 'brand')
    await importCatalogue(
      db,
      asText([...surroundings, category('tents'), brand('furrow'), spu('CR-1', { onShelves: false })]),
    )
  })

  test('are checked at once, stored as planned, and made at their instant, logged with their author', async () => {
    const { db } = open()
    const planned = await plan([position(0, 7)])
    expect(planned).toMatchObject({ ok: true, value: { set: undefined } })
    expect(await only()).toMatchObject({
      due: FRIDAY,
      at: NOW,
      by: 'ada',
      reason: 'Friday',
      state: 'planned',
    })
    expect(await hasDuePlans(db, FRIDAY - 1)).toBe(false)
    await applyDuePlans(db, FRIDAY - 1)
    expect(await stored()).toBe(0)
    expect(await hasDuePlans(db, FRIDAY)).toBe(true)
    await applyDuePlans(db, FRIDAY)
    expect(await stored()).toBe(7)
    expect((await history())[0]).toMatchObject({ by: 'ada', at: FRIDAY, source: 'plan', reason: 'Friday' })
    expect(await openPlans(db)).toEqual([])
    expect(await hasDuePlans(db, FRIDAY + 1)).toBe(false)
  })

  test.each<[string, readonly RecordChange[], object]>([
    ['another value than the one that was seen', [position(3, 7)], { reason: 'clash' }],
    ['a wrong value', [{ ...FURROW, path: 'position', before: 0, after: 'first' }], { reason: 'problems' }],
  ])('%s is refused when it is planned', async (_, changes, refusal) => {
    expect(await plan(changes)).toMatchObject({ ok: false, refusal })
    expect(await openPlans(open().db)).toEqual([])
  })

  test('an instant that is not in the future is refused', async () => {
    expect(await plan([position(0, 7)], { due: NOW })).toEqual({ ok: false, refusal: { reason: 'past' } })
  })

  test('a repeated call plans once, also after it was made', async () => {
    const id = randomUUID()
    await plan([position(0, 7)], { id })
    expect(await plan([position(0, 7)], { id })).toMatchObject({ ok: true })
    await only()
    await applyDuePlans(open().db, FRIDAY)
    expect(await plan([position(0, 7)], { id, now: FRIDAY + 1 })).toMatchObject({ ok: true })
    expect(await openPlans(open().db)).toEqual([])
    expect((await history()).filter(({ source }) => source === 'plan')).toHaveLength(1)
  })

  test('two processes at the same instant make them once', async () => {
    const { db, url } = open()
    await plan([position(0, 7)])
    const other = url.includes(':memory:') ? db : await openDatabase({ url })
    await Promise.all([applyDuePlans(db, FRIDAY), applyDuePlans(other, FRIDAY), applyDuePlans(db, FRIDAY)])
    if (other !== db) await other.destroy()
    expect(await stored()).toBe(7)
    expect((await history()).filter(({ source }) => source === 'plan')).toHaveLength(1)
  })

  test('one plan may follow another: it is made of the values that the first one leaves', async () => {
    await plan([position(0, 7)])
    expect(await plan([position(7, 0)], { due: FRIDAY + 1 })).toMatchObject({ ok: true })
    await applyDuePlans(open().db, FRIDAY + 5)
    expect(await stored()).toBe(0)
    expect((await history()).filter(({ source }) => source === 'plan')).toHaveLength(2)
  })

  test('a clash at the instant is kept with both values; others go on, and the newer value may be replaced', async () => {
    const { db } = open()
    await plan([position(0, 7)])
    await plan([{ kind: 'category', code: 'tents', path: 'position', before: 0, after: 2 }])
    await saveChanges(db, options([position(0, 3)], { by: 'bo' }))
    await applyDuePlans(db, FRIDAY)
    const refused = await only()
    expect(refused).toMatchObject({ state: 'refused', due: FRIDAY })
    expect(refusalOfPlan(refused)?.refusal).toMatchObject({
      reason: 'clash',
      clashes: [{ ...FURROW, path: 'position', before: 0, stored: 3, wished: 7, by: 'bo' }],
    })
    const tents = (await storedLines(db, [{ kind: 'category', code: 'tents' }])).get('category tents')
    expect(tents).toMatchObject({ position: 2 })
    // It does not try again by itself.
    expect(await hasDuePlans(db, FRIDAY + 1)).toBe(false)
    const again = await applyPlan(db, refused, { by: 'bo', now: FRIDAY })
    expect(again).toMatchObject({ ok: false, refusal: { reason: 'clash' } })
    const seen = await only()
    // A value that is newer than the one that was shown is not replaced.
    await saveChanges(db, options([position(3, 4)]))
    expect(await applyPlan(db, seen, { by: 'bo', now: FRIDAY, isOver: true })).toMatchObject({ ok: false })
    expect(await applyPlan(db, await only(), { by: 'bo', now: FRIDAY, isOver: true })).toMatchObject({
      ok: true,
    })
    expect(await stored()).toBe(7)
    expect((await history())[0]).toMatchObject({ by: 'bo', source: 'plan' })
  })

  test('a value that is wrong at the instant is kept with its record and field', async () => {
    const { db } = open()
    await plan([
      { kind: 'category', code: 'tents', path: 'position', before: 0, after: 2 },
      { kind: 'spu', code: 'CR-1', path: 'brands', before: ['northcairn'], after: ['furrow'] },
    ])
    const gone = { ...FURROW, path: '', before: (await storedLines(db, [FURROW])).get('brand furrow') }
    expect(await saveChanges(db, options([gone]))).toMatchObject({ ok: true })
    await applyDuePlans(db, FRIDAY)
    const why = refusalOfPlan(await only())
    expect(why).toMatchObject({
      refusal: { reason: 'problems', problems: [{ line: 2, path: 'brands.0' }] },
      codes: ['tents', 'CR-1'],
    })
  })

  test('a plan is moved, given another reason, and removed until its instant', async () => {
    const { db } = open()
    await plan([position(0, 7)])
    const seen = await only()
    const to = { due: FRIDAY + 1000, reason: 'Saturday', now: NOW }
    expect(await reschedulePlan(db, seen, { ...to, due: NOW })).toMatchObject({ refusal: { reason: 'past' } })
    expect(await reschedulePlan(db, seen, to)).toMatchObject({ ok: true })
    // The plan was changed after this revision of it was seen.
    expect(await removePlan(db, seen)).toMatchObject({ refusal: { reason: 'planNewer' } })
    await applyDuePlans(db, FRIDAY)
    expect(await stored()).toBe(0)
    const moved = await only()
    expect(moved).toMatchObject({ due: FRIDAY + 1000, reason: 'Saturday' })
    expect(await removePlan(db, moved)).toMatchObject({ ok: true })
    expect(await removePlan(db, moved)).toMatchObject({ refusal: { reason: 'planGone' } })
    await applyDuePlans(db, FRIDAY + 1000)
    expect(await stored()).toBe(0)
  })

  test('a plan that was refused waits again when it is moved, and a plan may be made before its instant', async () => {
    const { db } = open()
    await plan([position(0, 7)])
    await saveChanges(db, options([position(0, 3)]))
    await applyDuePlans(db, FRIDAY)
    await saveChanges(db, options([position(3, 0)]))
    const to = { due: FRIDAY + 1000, reason: '', now: FRIDAY }
    expect(await reschedulePlan(db, await only(), to)).toMatchObject({ ok: true })
    expect(await only()).toMatchObject({ state: 'planned', refusal: null })
    expect(await applyPlan(db, await only(), { by: 'bo', now: FRIDAY })).toMatchObject({ ok: true })
    expect(await stored()).toBe(7)
  })

  test('a plan that cannot be read does not hold the others up', async () => {
    const { db } = open()
    await plan([{ kind: 'category', code: 'tents', path: 'position', before: 0, after: 2 }])
    await db.updateTable('planned_change').set({ after_value: '{' }).execute()
    await plan([position(0, 7)], { due: FRIDAY + 1 })
    await expect(applyDuePlans(db, FRIDAY + 1)).rejects.toThrow(AggregateError)
    expect(await stored()).toBe(7)
  })

  test(`no more than ${MAX_PLANS} wait at once`, async () => {
    const { db } = open()
    const row = {
      due: FRIDAY,
      made_at: NOW,
      made_by: 'ada',
      reason: '',
      state: 'planned',
      revision: 1,
    } as const
    const rows = Array.from({ length: MAX_PLANS - 1 }, (_, number) => ({ ...row, id: `full-${number}` }))
    await db.insertInto('planned_set').values(rows).execute()
    expect(await plan([position(0, 7)])).toMatchObject({ ok: true })
    expect(await plan([position(0, 7)])).toEqual({ ok: false, refusal: { reason: 'manyPlans' } })
  })

  test('the catalogue of a preview has what is planned until its instant; the present one does not', async () => {
    const { db } = open()
    await plan([{ kind: 'spu', code: 'CR-1', path: 'onShelves', before: false, after: true }])
    await plan(
      [{ kind: 'spu', code: 'CR-1', path: 'skus.CR-1-1.salePrice', before: 90_000, after: 80_000 }],
      {
        due: FRIDAY + 1000,
      },
    )
    const present = await readCatalogue(db)
    const catalogues = createPlannedCatalogues(db)
    expect(await catalogues.at(present, FRIDAY - 1)).toBe(present)
    const onFriday = await catalogues.at(present, FRIDAY)
    expect(onFriday.spus.get('CR-1')).toMatchObject({ onShelves: true })
    expect(await catalogues.at(present, FRIDAY)).toBe(onFriday)
    expect(present.spus.get('CR-1')).toMatchObject({ onShelves: false })
    const later = await catalogues.at(present, FRIDAY + 1000)
    expect(later.spus.get('CR-1')).toMatchObject({
      onShelves: true,
      skus: [expect.objectContaining({ salePrice: 80_000 })],
    })
    await applyDuePlans(db, FRIDAY + 1000)
    await publishSaves(db, FRIDAY + 5000)
    const made = await readCatalogue(db)
    expect(later.spus.get('CR-1')).toEqual(made.spus.get('CR-1'))
  })

  test('the catalogue of a preview leaves out a plan that its instant would refuse', async () => {
    const { db } = open()
    await importCatalogue(db, asText([spu('CR-2', { skus: [sku('CR-2-S')] })]))
    await plan([{ kind: 'spu', code: 'CR-1', path: 'skus.CR-1-1.salePrice', before: 90_000, after: 80_000 }])
    await plan([{ kind: 'spu', code: 'CR-2', path: 'skus.CR-2-S.salePrice', before: 90_000, after: 70_000 }])
    const changed = {
      kind: 'spu',
      code: 'CR-1',
      path: 'skus.CR-1-1.salePrice',
      before: 90_000,
      after: 95_000,
    } as const
    await saveChanges(db, options([changed]))
    await publishSaves(db, NOW + 10_000)
    const then = await createPlannedCatalogues(db).at(await readCatalogue(db), FRIDAY)
    const priceOf = (code: string) => then.spus.get(code)?.skus[0]?.salePrice
    expect([priceOf('CR-1'), priceOf('CR-2')]).toEqual([95_000, 70_000])
  })
})
