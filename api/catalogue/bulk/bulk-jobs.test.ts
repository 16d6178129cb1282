import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { asText, brand, category, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '../../testing/databases.ts'
import { valueAt } from '../../rules/line-changes.ts'
import { storedLines } from '../changes/clashes.ts'
import { inTurn, saveChanges } from '../changes/save-changes.ts'
import { exportCatalogue } from '../export/export-catalogue.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { recordVersions } from '../rows/change-log.ts'
import type { BulkChange } from '../../rules/bulk-change.ts'
import { createBulkJobs, MAX_JOBS, problemOf, purgeJobs, runJobs } from './bulk-jobs.ts'
import { runBatch } from './run-batch.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const DAY = 86_400_000
const SALE = { kind: 'label', code: 'sale', frontName: { zh_HK: '減價', en_US: 'Sale' } } as const

const codesOf = (count: number) =>
  Array.from({ length: count }, (_, number) => `G-${String(number).padStart(4, '0')}`)

describeOnBothDatabases('bulk jobs', open => {
  const jobs = () => createBulkJobs(open().db)
  const author = { at: NOW, by: 'ada', reason: 'Season' }
  const start = async (codes: readonly string[], change: BulkChange, id: string = randomUUID()) => {
    const begun = await jobs().start({ id, ...author, kind: 'spu', codes, change })
    expect(begun).toMatchObject({ ok: true })
    return id
  }
  const undo = async (id: string) => {
    const undoing = randomUUID()
    expect(await jobs().undo(id, { id: undoing, ...author })).toMatchObject({ ok: true })
    await runJobs(open().db, NOW)
    return undoing
  }
  const find = (id: string) => jobs().find(id)
  const bytes = async () => {
    const lines: string[] = []
    // The first line holds the instant of the export.
    await exportCatalogue(open().db, line => void lines.push(line))
    return lines.filter(line => !line.includes('"kind":"export"'))
  }
  const shelf = (value: boolean): BulkChange => ({ field: 'onShelves', op: 'set', value })
  const goods = async (count: number, change: object = {}) => {
    const codes = codesOf(count)
    await importCatalogue(open().db, asText(codes.map(code => spu(code, change))))
    return codes
  }
  const stored = async (code: string) =>
    (await open().db.selectFrom('spu').selectAll().where('code', '=', code).executeTakeFirstOrThrow()).content

  beforeEach(async () => {
    const { db } = open()
    await emptyTables(db, 'bulk_row', 'bulk_job', 'record_change', 'change_set')
    await emptyTables(db, 'sku_stock', 'sku', 'spu', 'category', 'brand', 'label')
    await importCatalogue(db, asText([...surroundings, brand('furrow'), category('tents'), SALE]))
  })

  test('changes records batch by batch, with one entry in the log for each batch', async () => {
    const codes = await goods(120, { labels: [] })
    await start(codes, { field: 'labels', op: 'add', value: 'sale' })
    await runJobs(open().db, NOW + 5)
    const [job] = await jobs().list(5)
    expect(job).toMatchObject({ state: 'done', total: 120, done: 120, same: 0, failed: 0, endedAt: NOW + 5 })
    expect(await stored('G-0119')).toContain('sale')
    const [{ set } = { set: undefined }] = await recordVersions(
      open().db,
      { kind: 'spu', code: 'G-0000' },
      { limit: 1 },
    )
    expect(set).toMatchObject({ by: 'ada', source: 'bulk', reason: 'Season', at: NOW + 5 })
    const sets = await open()
      .db.selectFrom('change_set')
      .select('number')
      .where('source', '=', 'bulk')
      .execute()
    expect(sets).toHaveLength(3)
  })

  test('records that are as wished stay; those that are gone or refused fail with the reason, and the others are changed', async () => {
    const codes = await goods(4, { labels: [] })
    await importCatalogue(open().db, asText([spu('G-0001', { labels: ['sale'] })]))
    const id = await start([...codes, 'none'], { field: 'labels', op: 'add', value: 'sale' })
    await runJobs(open().db, NOW)
    expect(await find(id)).toMatchObject({ done: 3, same: 1, failed: 1, state: 'done' })
    const [failure] = await jobs().failures(id, 5)
    expect(failure).toMatchObject({ code: 'none' })
    expect(failure && problemOf(failure)).toEqual({ reason: 'gone' })
    const only = { field: 'brands', op: 'remove', value: 'northcairn' } as const
    await importCatalogue(open().db, asText([spu('G-0002', { brands: ['northcairn', 'furrow'] })]))
    expect(await jobs().tryOut('spu', codes, only, NOW)).toMatchObject({ changed: 1, failed: 3 })
    const second = await start(codes, only)
    await runJobs(open().db, NOW)
    expect(await find(second)).toMatchObject({ done: 1, failed: 3 })
    const [empty] = await jobs().failures(second, 5)
    expect(empty && problemOf(empty)).toMatchObject({ reason: 'problems', problems: [{ path: 'brands' }] })
  })

  test('a dry run counts, shows examples, names refusals, and stores nothing', async () => {
    const codes = await goods(60)
    await importCatalogue(open().db, asText([spu('G-0003', { onShelves: false })]))
    const before = await bytes()
    const tried = await jobs().tryOut('spu', [...codes, 'none'], shelf(false), NOW)
    expect(tried).toMatchObject({ tried: 61, changed: 59, same: 1, failed: 1 })
    expect(tried.examples).toHaveLength(10)
    expect(tried.examples[0]).toMatchObject({ code: 'G-0000', path: 'onShelves', before: true, after: false })
    expect(tried.failures).toEqual([{ code: 'none', problem: { reason: 'gone' } }])
    expect(await bytes()).toEqual(before)
    expect(await jobs().list(5)).toEqual([])
  })

  test('a repeated call is one job, and stopping leaves what is done', async () => {
    const { db } = open()
    const codes = await goods(120)
    const id = await start(codes, shelf(false))
    await start(codes, shelf(false), id)
    expect(await jobs().list(5)).toHaveLength(1)
    await inTurn(db, trx => runBatch(trx, id, NOW))
    expect(await jobs().stop(id, NOW)).toBe(true)
    await runJobs(db, NOW)
    expect(await find(id)).toMatchObject({ state: 'stopped', done: 50, total: 120, endedAt: NOW })
    expect(await jobs().stop(id, NOW)).toBe(false)
    await undo(id)
    expect(await find(id)).toMatchObject({ isUndone: true })
    const off = await db.selectFrom('spu').select('code').where('on_shelves', '=', 0).execute()
    expect(off).toEqual([])
  })

  test('a job that was cut short goes on where it was, also in two processes at once', async () => {
    const { db } = open()
    const codes = await goods(160)
    const id = await start(codes, shelf(false))
    await inTurn(db, trx => runBatch(trx, id, NOW))
    await Promise.all([runJobs(db, NOW), runJobs(db, NOW)])
    expect(await find(id)).toMatchObject({ state: 'done', done: 160, failed: 0, same: 0 })
    const sets = await db.selectFrom('record_change').select('code').where('path', '=', 'onShelves').execute()
    expect(sets).toHaveLength(160)
  })

  test('what is running, changed nothing or was taken back already is not taken back', async () => {
    const codes = await goods(2)
    const id = await start(codes, shelf(false))
    const again = () => jobs().undo(id, { id: randomUUID(), ...author })
    expect(await again()).toEqual({ ok: false, refusal: { reason: 'notUndoable' } })
    await runJobs(open().db, NOW)
    await undo(id)
    expect(await again()).toEqual({ ok: false, refusal: { reason: 'notUndoable' } })
    const same = await start(codes, shelf(true))
    await runJobs(open().db, NOW)
    expect(await jobs().undo(same, { id: randomUUID(), ...author })).toMatchObject({ ok: false })
    expect(await jobs().undo('none', { id: randomUUID(), ...author })).toMatchObject({
      refusal: { reason: 'jobGone' },
    })
  })

  test(`no more than ${MAX_JOBS} wait, and results are kept for 30 days`, async () => {
    const { db } = open()
    const codes = await goods(1)
    for (let count = 0; count < MAX_JOBS; count += 1) await start(codes, shelf(count % 2 === 0))
    const more = { id: randomUUID(), ...author, kind: 'spu', codes, change: shelf(true) } as const
    expect(await jobs().start(more)).toEqual({ ok: false, refusal: { reason: 'manyJobs' } })
    await runJobs(db, NOW)
    await purgeJobs(db, NOW + 30 * DAY)
    expect(await jobs().list(50)).toHaveLength(MAX_JOBS)
    await purgeJobs(db, NOW + 30 * DAY + 1)
    expect(await jobs().list(50)).toEqual([])
  })

  test('undo of a job of 1,000 records gives the same export back, but for those that something newer has changed', async () => {
    const { db } = open()
    const codes = await goods(1000, { labels: [] })
    const FIRST: Readonly<Record<string, unknown>> = { ...spu('G-0000'), onShelves: true, labels: [] }
    const changes: readonly BulkChange[] = [
      shelf(false),
      { field: 'labels', op: 'add', value: 'sale' },
      { field: 'categories', op: 'add', value: 'tents' },
      { field: 'brands', op: 'set', value: ['furrow'] },
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...changes),
        fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 5 }),
        async (change, newer) => {
          const before = await bytes()
          const id = await start(codes, change)
          await runJobs(db, NOW)
          expect(await find(id)).toMatchObject({ done: 1000 })
          const lines = await storedLines(
            db,
            newer.map(code => ({ kind: 'spu', code })),
          )
          const back = newer.map(code => {
            const now = valueAt(lines.get(`spu ${code}`), change.field)
            return { kind: 'spu', code, path: change.field, before: now, after: FIRST[change.field] } as const
          })
          const options = { id: randomUUID(), by: 'bo', source: 'form', reason: '', now: NOW } as const
          if (back.length > 0) await saveChanges(db, { ...options, changes: back })
          const undone = await find(await undo(id))
          expect(undone).toMatchObject({ done: 1000 - newer.length, failed: newer.length })
          const refused = await jobs().failures(undone?.id ?? '', 10)
          expect(refused.map(({ code }) => code).toSorted()).toEqual(newer.toSorted())
          expect(refused.every(row => problemOf(row).reason === 'newer')).toBe(true)
          expect(await bytes()).toEqual(before)
        },
      ),
      { numRuns: 4 },
    )
  }, 120_000)
})
