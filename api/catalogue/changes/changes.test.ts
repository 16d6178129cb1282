import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyTables, describeOnBothDatabases } from '../../testing/databases.ts'
import { asText, attribute, brand, category, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { exportCatalogue } from '../export/export-catalogue.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { publishSaves } from '../live/stock-feed.ts'
import { storedVersion } from '../live/catalogue-reader.ts'
import { type RecordChange, recordVersions } from '../rows/change-log.ts'
import { withLease } from '../rows/catalogue-lease.ts'
import { createStaging, decideToMerge, mergeStaged } from '../rows/staged-rows.ts'
import { storedLines } from './clashes.ts'
import { saveChanges, type SaveOptions } from './save-changes.ts'
import { type UndoOptions, undoSet } from './undo-set.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const FURROW = { kind: 'brand', code: 'furrow' } as const

describeOnBothDatabases('changes of records', open => {
  const save = (changes: readonly RecordChange[], more: Partial<SaveOptions> = {}) =>
    saveChanges(open().db, {
      id: randomUUID(),
      by: 'ada',
      source: 'form',
      reason: '',
      now: NOW,
      changes,
      ...more,
    })
  const undo = (set: number, more: Partial<UndoOptions> = {}) =>
    undoSet(open().db, set, {
      id: randomUUID(),
      by: 'bo',
      reason: '',
      now: NOW,
      mayRemove: true,
      ...more,
    })
  const renamed = (path: string, before: unknown, after: unknown): RecordChange => ({
    ...FURROW,
    path,
    before,
    after,
  })
  const bytes = async () => {
    const lines: string[] = []
    await exportCatalogue(open().db, line => void lines.push(line))
    return lines
  }
  const line = async (record: Pick<RecordChange, 'kind' | 'code'> = FURROW) =>
    (await storedLines(open().db, [record])).get(`${record.kind} ${record.code}`)
  const history = (record: Pick<RecordChange, 'kind' | 'code'> = FURROW) =>
    recordVersions(open().db, record, { limit: 50 })

  beforeEach(async () => {
    const { db } = open()
    await emptyTables(
      db,
      'record_change',
      'change_set',
      'spu',
      'brand',
      'category',
      'label',
      'chart',
      'attribute',
    )
    await importCatalogue(
      db,
      asText([...surroundings, brand('furrow', { name: both('犁溝', 'Furrow') }), spu('CR-1')]),
    )
  })

  test('a saved field is stored, logged with its author, and shown by the next version', async () => {
    const { db } = open()
    const version = await storedVersion(db)
    const result = await save([renamed('name.en_US', 'Furrow', 'Furrow & Field')], { reason: 'Full name' })
    expect(result).toMatchObject({ ok: true, value: { version: version + 1 } })
    expect(await line()).toMatchObject({ name: both('犁溝', 'Furrow & Field') })
    const [latest] = await history()
    expect(latest).toMatchObject({
      set: { by: 'ada', at: NOW, source: 'form', reason: 'Full name' },
      changes: [{ ...FURROW, path: 'name.en_US', before: 'Furrow', after: 'Furrow & Field' }],
    })
    expect(await storedVersion(db)).toBe(version)
    await publishSaves(db, NOW)
    expect(await storedVersion(db)).toBe(version + 1)
  })

  test('many saves make one version a second', async () => {
    const { db } = open()
    const version = await storedVersion(db)
    const start = NOW + 10_000
    for (let index = 0; index < 20; index++) {
      await save([renamed('position', index === 0 ? 0 : index, index + 1)])
      await publishSaves(db, start + index * 100)
    }
    expect(await storedVersion(db)).toBe(version + 2)
    // The last version was made after a second; what was saved since may follow at two.
    expect(await publishSaves(db, start + 1950)).toBe(50)
    expect(await publishSaves(db, start + 2000)).toBe(0)
    expect(await publishSaves(db, start + 5000)).toBe(0)
    expect(await storedVersion(db)).toBe(version + 3)
  })

  test('a call that is repeated is answered, and done once', async () => {
    const id = randomUUID()
    const once = await save([renamed('position', 0, 4)], { id })
    const again = await save([renamed('position', 0, 4)], { id })
    expect(again).toMatchObject({ ok: true, value: { set: once.ok && once.value.set } })
    expect(await history()).toHaveLength(2)
  })

  test('other fields that changed meanwhile are kept; the same field is a clash that says who and when', async () => {
    await save([renamed('name.zh_HK', '犁溝', '犁田')], { by: 'bo', now: NOW + 1 })
    expect((await save([renamed('name.en_US', 'Furrow', 'Field')])).ok).toBe(true)
    expect(await line()).toMatchObject({ name: both('犁田', 'Field') })
    const clash = await save([renamed('name.zh_HK', '犁溝', '田'), renamed('position', 0, 1)])
    expect(clash).toMatchObject({
      ok: false,
      refusal: {
        reason: 'clash',
        clashes: [
          { path: 'name.zh_HK', before: '犁溝', stored: '犁田', wished: '田', by: 'bo', at: NOW + 1 },
        ],
      },
    })
    expect(await line()).toMatchObject({ position: 0 })
    expect((await save([renamed('name.zh_HK', '犁溝', '犁田')])).ok).toBe(true)
  })

  test.each<[string, RecordChange, object]>([
    [
      'an empty name',
      renamed('name.en_US', 'Furrow', ''),
      { problems: [{ line: 1, path: 'name.en_US', of: 'brand furrow' }] },
    ],
    ['an unknown field', renamed('colour', undefined, 'red'), { problems: [{ line: 1 }] }],
    [
      'a brand that does not exist',
      { kind: 'spu', code: 'CR-1', path: 'brands', before: ['northcairn'], after: ['none-such'] },
      { problems: [{ path: 'brands.0' }] },
    ],
    [
      'a new record under a code that is taken',
      { ...FURROW, path: '', after: brand('furrow') },
      { reason: 'exists' },
    ],
    [
      'a record that is gone',
      { kind: 'brand', code: 'gone', path: 'position', after: 1 },
      { reason: 'gone' },
    ],
  ])('%s is refused, and nothing changes', async (_, change, refusal) => {
    const before = await bytes()
    expect(await save([change])).toMatchObject({ ok: false, refusal })
    expect(await bytes()).toEqual(before)
    expect(await open().db.selectFrom('change_set').selectAll().execute()).toHaveLength(1)
  })

  test('a dry run tells the changes and stores nothing', async () => {
    const before = await bytes()
    const result = await save([renamed('name.en_US', 'Furrow', ' Field​ ')], { isDry: true })
    expect(result).toMatchObject({ ok: true, value: { changes: [{ path: 'name.en_US', before: 'Furrow' }] } })
    expect(await bytes()).toEqual(before)
  })

  test('a record that products need is not removed, and the refusal names them', async () => {
    const stored = await line({ kind: 'brand', code: 'northcairn' })
    const result = await save([{ kind: 'brand', code: 'northcairn', path: '', before: stored }])
    expect(result).toMatchObject({
      ok: false,
      refusal: { reason: 'used', code: 'northcairn', count: 1, uses: [{ kind: 'spu', code: 'CR-1' }] },
    })
  })

  test('a category above others, and an attribute of a product, are not removed', async () => {
    await importCatalogue(open().db, asText([attribute('season'), category('men-tents', { parent: 'men' })]))
    await importCatalogue(
      open().db,
      asText([
        spu('CR-2', { attributes: [{ code: 'season', values: [{ displayName: both('春', 'Spring') }] }] }),
      ]),
    )
    for (const record of [
      { kind: 'attribute', code: 'season' },
      { kind: 'category', code: 'men' },
    ] as const) {
      const result = await save([{ ...record, path: '', before: await line(record) }])
      expect(result).toMatchObject({ ok: false, refusal: { reason: 'used' } })
    }
  })

  test('an import is a set of its own, whose new records and differences are in the log', async () => {
    await importCatalogue(open().db, asText([brand('furrow', { name: both('犁溝', 'Field') })]), {
      by: 'bo',
      reason: 'spring.jsonl',
    })
    expect(await history()).toMatchObject([
      {
        set: { source: 'import', by: 'bo', reason: 'spring.jsonl' },
        changes: [{ path: 'name.en_US', before: 'Furrow', after: 'Field' }],
      },
      { set: { source: 'import', by: '' }, changes: [{ path: '' }] },
    ])
  })

  test('a save waits while an import puts its rows into the tables, and goes through between its other steps', async () => {
    const { db } = open()
    await withLease(db, async ({ id }) => {
      const staging = createStaging(db, id)
      await staging.add([])
      expect((await save([renamed('position', 0, 1)])).ok).toBe(true)
      await decideToMerge(db, id)
      const waiting = save([renamed('position', 1, 2)])
      const first = await Promise.race([waiting.then(() => 'saved'), mergedLater()])
      expect(first).toBe('still merging')
      await mergeStaged(db, id)
      expect((await waiting).ok).toBe(true)
    })
  })

  const mergedLater = () =>
    new Promise<string>(resolve => {
      setTimeout(() => resolve('still merging'), 200)
    })

  test('a new, a changed and a removed record come back with the same bytes', async () => {
    const before = await bytes()
    const made = await save([
      { kind: 'brand', code: 'new-one', path: '', after: brand('new-one') },
      renamed('name.en_US', 'Furrow', 'Field'),
      {
        kind: 'label',
        code: 'new-season',
        path: '',
        before: await line({ kind: 'label', code: 'new-season' }),
      },
    ])
    expect(made.ok).toBe(true)
    const changed = await bytes()
    expect(changed).not.toEqual(before)
    const set = (made.ok && made.value.set) || 0
    const undone = await undo(set)
    expect(undone).toMatchObject({ ok: true, value: { kept: [] } })
    expect(await bytes()).toEqual(before)
    expect((await history())[1]).toMatchObject({ isUndone: true })
    const again = undone.ok ? (undone.value.set ?? 0) : 0
    await undo(again)
    expect(await bytes()).toEqual(changed)
  })

  test('undo keeps a field that something newer has changed, by name, and takes the rest back', async () => {
    const made = await save([renamed('name.en_US', 'Furrow', 'Field'), renamed('position', 0, 7)])
    await save([renamed('name.en_US', 'Field', 'Meadow')])
    const set = (made.ok && made.value.set) || 0
    const undone = await undo(set)
    expect(undone).toMatchObject({ ok: true, value: { kept: [{ path: 'name.en_US' }] } })
    expect(await line()).toMatchObject({ name: both('犁溝', 'Meadow'), position: 0 })
    const nothing = await undo(set)
    expect(nothing).toMatchObject({ ok: false })
  })

  describe('stock', () => {
    const CR = { kind: 'spu', code: 'CR-1' } as const
    const SKU = 'skus.CR-1-1'
    const size = (code: string) => ({ code, name: both(`${code} 碼`, code) })
    const options = { colour: [], size: [size('S'), size('M')] }
    const small = (inventory: number, more: object = {}) => sku('CR-1-1', { size: 'S', inventory, ...more })
    const medium = (code: string, inventory: number) => sku(code, { size: 'M', inventory })
    const levels = async () => {
      const rows = await open().db.selectFrom('sku_stock').select(['sku_code', 'on_hand']).execute()
      return Object.fromEntries(rows.map(row => [row.sku_code, row.on_hand]))
    }
    const imported = async (...skus: readonly ReturnType<typeof sku>[]) => {
      const { problems } = await importCatalogue(
        open().db,
        asText([spu('CR-1', { options, skus: [...skus] })]),
      )
      expect(problems).toEqual([])
      const [latest] = await history(CR)
      return latest?.set.number ?? 0
    }
    beforeEach(() => imported(small(5)))
    const sell = (units: number) =>
      open()
        .db.updateTable('sku_stock')
        .set(({ eb }) => ({ on_hand: eb('on_hand', '-', units) }))
        .where('sku_code', '=', 'CR-1-1')
        .execute()

    test('stays when a change of it is undone with others, and is named', async () => {
      const set = await imported(small(40, { isEnabled: false }))
      const undone = await undo(set)
      expect(undone).toMatchObject({
        ok: true,
        value: {
          changes: [{ path: `${SKU}.isEnabled`, after: true }],
          kept: [],
          stock: [{ path: `${SKU}.inventory` }],
        },
      })
      expect(await levels()).toMatchObject({ 'CR-1-1': 40 })
    })

    test('alone is nothing to undo', async () => {
      const set = await imported(small(40))
      expect(await undo(set)).toMatchObject({ ok: false, refusal: { reason: 'stock' } })
      expect(await levels()).toMatchObject({ 'CR-1-1': 40 })
    })

    test('stays when a list of SKUs goes back to another order; units that were sold do not return', async () => {
      const set = await imported(medium('CR-1-0', 7), small(40))
      await sell(3)
      const undone = await undo(set)
      expect(undone).toMatchObject({ ok: true, value: { kept: [], stock: [{ path: 'skus' }] } })
      expect(await levels()).toEqual({ 'CR-1-1': 37 })
    })

    test('of a removed SKU comes back as it was when it left; others keep theirs', async () => {
      await imported(small(5), medium('CR-1-2', 8))
      const set = await imported(small(5))
      await sell(2)
      expect(await undo(set)).toMatchObject({ ok: true, value: { stock: [] } })
      expect(await levels()).toEqual({ 'CR-1-1': 3, 'CR-1-2': 8 })
    })

    test('is not moved by a form that has seen it at another time', async () => {
      const seen = await line(CR)
      await sell(2)
      const skus = [...((seen?.kind === 'spu' && seen.skus) || []), medium('CR-1-2', 0)]
      const saved = await save([
        { ...CR, path: 'skus', before: seen?.kind === 'spu' && seen.skus, after: skus },
      ])
      expect(saved.ok).toBe(true)
      expect(await levels()).toEqual({ 'CR-1-1': 3, 'CR-1-2': 0 })
    })
  })

  test.each<[string, Partial<UndoOptions>, object]>([
    ['by an author who may not remove', { mayRemove: false }, { reason: 'removal' }],
    ['as one of another kind', { kind: 'label' }, { reason: 'foreign' }],
  ])('undo of a new record %s is refused', async (_, more, refusal) => {
    const made = await save([{ kind: 'brand', code: 'new-one', path: '', after: brand('new-one') }])
    const before = await bytes()
    expect(await undo((made.ok && made.value.set) || 0, more)).toMatchObject({ ok: false, refusal })
    expect(await bytes()).toEqual(before)
  })

  test('random saves of two operators: each acknowledged one is in the log, the records follow from it, and undoing all of them restores the first bytes', async () => {
    const word = fc.constantFrom('A', 'B', 'C')
    const step = fc.record({
      by: fc.constantFrom('ada', 'bo'),
      path: fc.constantFrom('name.zh_HK', 'name.en_US', 'imageUrl', 'position'),
      value: word,
      isStale: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
        const first = await bytes()
        const seen = await line()
        const sets: number[] = []
        const refusals: string[] = []
        const stored: (readonly [stored: unknown, wished: unknown])[] = []
        for (const { by, path, value, isStale } of steps) {
          const now = isStale ? seen : await line()
          const after = path === 'position' ? value.charCodeAt(0) : path === 'imageUrl' ? `/${value}` : value
          const before = valueOf(now, path)
          const saved = await save([{ ...FURROW, path, before, after }], { by })
          refusals.push(saved.ok ? 'none' : saved.refusal.reason)
          if (!saved.ok) continue
          stored.push([valueOf(await line(), path), after])
          if (saved.value.set !== undefined) sets.push(saved.value.set)
        }
        expect(refusals.filter(reason => reason !== 'none' && reason !== 'clash')).toEqual([])
        for (const [now, wished] of stored) expect(now).toBe(wished)
        const logged = (await history()).map(({ set }) => set.number)
        expect(logged.slice(0, sets.length)).toEqual(sets.toReversed())
        for (const set of sets.toReversed()) expect((await undo(set)).ok).toBe(true)
        expect(await bytes()).toEqual(first)
      }),
      { numRuns: 15 },
    )
  })
})

const valueOf = (line: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], line)
