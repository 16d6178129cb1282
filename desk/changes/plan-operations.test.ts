import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyDuePlans } from '#api/catalogue/changes/planned-sets.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { asText, brand, category, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { LoggedPlan } from './logged-set.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const FRIDAY = Date.UTC(2026, 11, 4, 2)

describeOnBothDatabases('plans of the desk', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  let wishes = 0
  beforeAll(async () => {
    await importCatalogue(open().db, asText([...surroundings, spu('NC1-RED', { style: 'NC1' })]))
    desk = await serveDesk(open().db, NOW, await readCatalogue(open().db))
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    await emptyTables(open().db, 'planned_change', 'planned_set')
    await importCatalogue(open().db, asText([brand('furrow'), category('tents')]))
  })

  const publisher = (name: string, body: object) => desk.ask(name, { role: 'publisher', body })
  const move = (after: unknown, more: object = {}) =>
    publisher('brands.save', {
      wish: `a-plan-${(wishes += 1)}`,
      code: 'furrow',
      base: 1,
      reason: 'New season',
      due: FRIDAY,
      changes: [{ path: 'position', before: 0, after }],
      ...more,
    })
  const listed = async (input: object = {}) => {
    const { data } = await desk.ask('changes.planned', { role: 'editor', input })
    return (data as unknown as { readonly plans: readonly LoggedPlan[] }).plans
  }
  const first = async () => {
    const [plan] = await listed()
    if (!plan) throw new Error('There is no plan.')
    return { id: plan.id, revision: plan.revision }
  }

  test('a save with an instant changes nothing now; list and record say what waits', async () => {
    const saved = await move(7)
    const waiting = [
      {
        due: FRIDAY,
        by: 'publisher',
        reason: 'New season',
        state: 'planned',
        changes: [{ code: 'furrow', path: 'position', before: 0, after: 7 }],
      },
    ]
    expect(saved).toMatchObject({
      status: 200,
      data: { set: null, line: { position: 0 }, planned: waiting },
    })
    expect(await listed()).toMatchObject([
      {
        due: FRIDAY,
        at: NOW,
        by: 'publisher',
        count: 1,
        why: null,
        first: [{ collection: 'brands', code: 'furrow', path: 'position', before: 0, after: 7 }],
      },
    ])
    const { data } = await desk.ask('brands.find', { role: 'editor', input: { code: 'furrow' } })
    expect(data).toMatchObject({ planned: waiting })
    const { data: other } = await desk.ask('brands.find', { role: 'editor', input: { code: 'northcairn' } })
    expect(other).toMatchObject({ planned: [] })
  })

  test.each<[string, object, number, string]>([
    ['a wrong value', { changes: [{ path: 'position', before: 0, after: 'x' }] }, 422, 'correcting'],
    ['a value that was not there', { changes: [{ path: 'position', before: 5, after: 6 }] }, 409, 'Another'],
    ['a time that has passed', { due: NOW }, 422, 'The time must be in the future.'],
    ['a time beyond all calendars', { due: 1e300 }, 400, 'due'],
  ])('%s is refused at once', async (_, more, status, message) => {
    const answer = await move(7, more)
    expect(answer.status).toBe(status)
    expect(answer.message).toContain(message)
    expect(await listed()).toEqual([])
  })

  test('the products of a style are planned together, and their style is known', async () => {
    const changes = [{ code: 'NC1-RED', path: 'onShelves', before: true, after: false }]
    const planned = await publisher('styles.save', {
      wish: 'a-style-plan',
      style: 'NC1',
      due: FRIDAY,
      changes,
    })
    expect(planned).toMatchObject({ status: 200, data: { set: null, planned: [{ due: FRIDAY, changes }] } })
    expect(await listed()).toMatchObject([{ first: [{ kind: 'spu', code: 'NC1-RED', style: 'NC1' }] }])
  })

  test('what its instant refused is listed with the field, both values and who stored the other', async () => {
    await move(7)
    await move(3, { due: undefined, reason: '' })
    await applyDuePlans(open().db, FRIDAY)
    expect(await listed({ state: 'planned' })).toEqual([])
    expect(await listed({ state: 'refused' })).toMatchObject([
      {
        state: 'refused',
        why: {
          reason: 'clash',
          clashes: [{ path: 'position', before: 0, stored: 3, wished: 7, by: 'publisher' }],
        },
      },
    ])
    const refused = await first()
    expect(await publisher('changes.apply-now', refused)).toMatchObject({ status: 409 })
    expect(await publisher('changes.apply-now', { ...(await first()), isOver: true })).toMatchObject({
      status: 200,
    })
    const { data } = await desk.ask('brands.find', { role: 'editor', input: { code: 'furrow' } })
    expect(data).toMatchObject({ line: { position: 7 }, planned: [] })
  })

  test('a wrong value at the instant is listed in words, at its record and field', async () => {
    await publisher('styles.save', {
      wish: 'a-brand-plan',
      style: 'NC1',
      due: FRIDAY,
      changes: [{ code: 'NC1-RED', path: 'brands', before: ['northcairn'], after: ['furrow'] }],
    })
    await open().db.deleteFrom('brand').where('code', '=', 'furrow').execute()
    await applyDuePlans(open().db, FRIDAY)
    const problem = { code: 'NC1-RED', path: 'brands.0', message: 'there is no brand furrow' }
    expect(await listed()).toMatchObject([{ why: { reason: 'problems', problems: [problem] } }])
  })

  test('a plan is moved and removed by those who saw it as it is', async () => {
    await move(7)
    const seen = await first()
    const to = { due: FRIDAY + 1000, reason: 'Later' }
    expect(await publisher('changes.reschedule', { ...seen, ...to })).toMatchObject({ status: 200 })
    expect(await listed()).toMatchObject([to])
    expect(await publisher('changes.unplan', seen)).toMatchObject({ status: 409 })
    expect(await publisher('changes.unplan', await first())).toMatchObject({ status: 200 })
    expect(await listed()).toEqual([])
    expect(await publisher('changes.unplan', seen)).toMatchObject({ status: 404 })
  })

  test('the changes of a large plan come in parts, each once', async () => {
    await importCatalogue(
      open().db,
      asText([spu('BIG-1', { style: 'BIG', images: [] }), spu('BIG-2', { style: 'BIG', images: [] })]),
    )
    const paths = ['title.en_US', 'title.zh_HK', 'subTitle.en_US', 'subTitle.zh_HK', 'description.en_US']
    const { data } = await desk.ask('styles.find', { role: 'editor', input: { style: 'BIG' } })
    const { products } = data as unknown as { products: { code: string; line: Record<string, any> }[] }
    const changes = products.flatMap(({ code, line }) =>
      paths.map(path => {
        const [field = '', locale = ''] = path.split('.')
        return { code, path, before: line[field][locale], after: `${path} of ${code}` }
      }),
    )
    await publisher('styles.save', { wish: 'a-big-plan', style: 'BIG', due: FRIDAY, changes })
    const { id } = await first()
    expect(await listed()).toMatchObject([{ count: 10, first: { length: 5 } }])
    const rest = await desk.ask('changes.planned-changes', { role: 'editor', input: { id, from: 5 } })
    expect(rest.data).toMatchObject({ changes: { length: 5 }, next: null })
  })
})
