import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runJobs } from '#api/catalogue/bulk/bulk-jobs.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { asText, brand, category, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskJob, DryRun } from './job-shapes.ts'

const NOW = Date.UTC(2026, 10, 29, 2)

describeOnBothDatabases('bulk changes of the desk', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  let wishes = 0
  beforeAll(async () => {
    await importCatalogue(
      open().db,
      asText([
        ...surroundings,
        brand('furrow'),
        category('men-tents', { parent: 'men' }),
        spu('NC1-RED', { style: 'NC1' }),
        spu('NC1-NVY', { style: 'NC1' }),
        spu('FF2', { brands: ['furrow'], categories: ['men-tents'] }),
      ]),
    )
    desk = await serveDesk(open().db, NOW, await readCatalogue(open().db))
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    await emptyTables(open().db, 'bulk_row', 'bulk_job')
    await importCatalogue(
      open().db,
      asText([spu('NC1-RED', { style: 'NC1' }), spu('NC1-NVY', { style: 'NC1' }), brand('furrow')]),
    )
  })

  const OFF = { field: 'onShelves', op: 'set', value: false }
  const publisher = (name: string, body: object) => desk.ask(name, { role: 'publisher', body })
  const tryOut = async (selection: object, change: object = OFF, list = 'styles') => {
    const { data } = await publisher('jobs.try', { list, selection, change })
    return data as unknown as DryRun
  }
  const start = (selection: object, expected: number, more: object = {}) =>
    publisher('jobs.start', {
      wish: `a-bulk-job-${(wishes += 1)}`,
      list: 'styles',
      selection,
      change: OFF,
      expected,
      ...more,
    })
  const find = async (id: unknown) => (await desk.ask('jobs.find', { role: 'editor', input: { id } })).data

  test.each<[string, string, object, object, number]>([
    ['styles by code: all their colours', 'styles', { codes: ['NC1', 'FF2', 'NC1'] }, OFF, 3],
    ['styles of a question', 'styles', { styles: { brand: 'northcairn' } }, OFF, 2],
    ['styles of a category and those below', 'styles', { styles: { category: 'men' } }, OFF, 3],
    ['all styles', 'styles', { styles: {} }, OFF, 3],
    ['brands by code', 'brands', { codes: ['furrow'] }, { field: 'position', op: 'set', value: 3 }, 1],
    [
      'brands of a search',
      'brands',
      { records: { search: 'furr' } },
      { field: 'position', op: 'set', value: 3 },
      1,
    ],
    [
      'brands of a filter',
      'brands',
      { records: { filters: { imageUrl: 'with' } } },
      { field: 'position', op: 'set', value: 3 },
      0,
    ],
  ])('a selection is %s', async (_, list, selection, change, count) => {
    expect((await tryOut(selection, change, list)).count).toBe(count)
  })

  test('a dry run says what would change and what would be refused, in words', async () => {
    expect(await tryOut({ codes: ['NC1', 'none'] })).toMatchObject({
      count: 3,
      tried: 3,
      changed: 2,
      failed: 1,
      examples: [{ code: 'NC1-NVY', path: 'onShelves', before: true, after: false }, { code: 'NC1-RED' }],
      failures: [{ code: 'none', reason: 'gone' }],
    })
    const unknown = await tryOut({ codes: ['NC1'] }, { field: 'labels', op: 'add', value: 'none' })
    expect(unknown.failures[0]).toMatchObject({
      code: 'NC1-NVY',
      reason: 'problems',
      problems: [{ code: 'NC1-NVY', message: 'there is no label none' }],
    })
  })

  test('a job runs in the background, once for a call that is repeated, and its result is read', async () => {
    const begun = await start({ codes: ['NC1'] }, 2, { wish: 'a-repeated-job', reason: 'Season' })
    expect(begun).toMatchObject({
      status: 200,
      data: { state: 'running', total: 2, done: 0, list: 'styles' },
    })
    await start({ codes: ['NC1'] }, 2, { wish: 'a-repeated-job' })
    await runJobs(open().db, NOW)
    const { data } = await desk.ask('jobs.list', { role: 'editor' })
    expect(data).toMatchObject({
      jobs: [{ by: 'publisher', reason: 'Season', state: 'done', done: 2, change: OFF }],
    })
    expect((data as unknown as { jobs: DeskJob[] }).jobs).toHaveLength(1)
  })

  test.each<[string, object, number]>([
    ['another number of records than the dry run found', { expected: 1 }, 409],
    ['a field that is not offered', { change: { field: 'title', op: 'set', value: 'x' } }, 400],
    ['stock, which is a ledger', { change: { field: 'skus', op: 'set', value: [] } }, 400],
    ['what is done to a field otherwise', { change: { field: 'onShelves', op: 'add', value: 1 } }, 400],
    ['no records', { selection: { codes: [] } }, 400],
  ])('%s is refused', async (_, more, status) => {
    expect((await start({ codes: ['NC1'] }, 2, more)).status).toBe(status)
    expect((await desk.ask('jobs.list', { role: 'editor' })).data).toEqual({ jobs: [] })
  })

  test('the refused records are a table; a job is undone by another one, and not twice', async () => {
    const { data } = await start({ codes: ['NC1', '=none'] }, 3)
    const { id } = data
    await runJobs(open().db, NOW)
    expect(await find(id)).toMatchObject({
      done: 2,
      failed: 1,
      failures: [{ code: '=none', reason: 'gone' }],
    })
    const { data: file } = await desk.ask('jobs.failures', { role: 'editor', input: { id } })
    expect(file['text']).toBe('\uFEFF"code","problem"\r\n"\'=none","It does not exist any more."\r\n')
    const undone = await publisher('jobs.undo', { wish: 'an-undo-job', id })
    expect(undone).toMatchObject({ status: 200, data: { undoes: id, change: null, total: 2 } })
    await runJobs(open().db, NOW)
    expect(await find(id)).toMatchObject({ isUndone: true })
    expect((await publisher('jobs.undo', { wish: 'an-undo-job-2', id })).status).toBe(409)
    const { data: style } = await desk.ask('styles.find', { role: 'editor', input: { style: 'NC1' } })
    expect(style).toMatchObject({ products: [{ line: { onShelves: true } }, { line: { onShelves: true } }] })
  })

  test('a job is stopped once, and one that is not there is named', async () => {
    const { data } = await start({ codes: ['NC1'] }, 2)
    const { id } = data
    expect((await publisher('jobs.stop', { id })).status).toBe(200)
    expect((await publisher('jobs.stop', { id })).status).toBe(409)
    expect(await find(id)).toMatchObject({ state: 'stopped', done: 0 })
    expect((await desk.ask('jobs.find', { role: 'editor', input: { id: 'none-such' } })).status).toBe(404)
  })
})
