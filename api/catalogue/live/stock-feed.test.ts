import { beforeEach, expect, test } from 'vitest'
import { createOrderStore } from '../../order/order-store.ts'
import { holdStock } from '../../order/stock.ts'
import { newOrder } from '../../order/testing.ts'
import { asText, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { createLiveCatalogue } from './live-catalogue.ts'
import { PLENTY } from '../../stock/stock-mark.ts'
import { publishStock } from './stock-feed.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const FEW = 3
const MANY = PLENTY + 10

describeOnBothDatabases('stock that orders change', open => {
  /** Places an order and gives its code. */
  const hold = async (skuCode: string, quantity: number) => {
    const placed = await createOrderStore(open().db).place(newOrder({ [skuCode]: quantity }), NOW)
    if (!placed.ok) throw new Error(`Refused: ${placed.refusal.reason}`)
    return placed.value.order.code
  }
  const release = (code: string) => createOrderStore(open().db).cancel(code, 'SHOPPER', NOW, '')
  /** What the catalogue in memory counts of each product's SKU. */
  const shown = (live: Awaited<ReturnType<typeof createLiveCatalogue>>) =>
    ['few', 'many', 'endless'].map(code => live.current().spus.get(code)?.skus[0]?.inventory)
  /** As each process does once a second. */
  const look = async (live: Awaited<ReturnType<typeof createLiveCatalogue>>) => {
    await publishStock(open().db)
    await live.refresh()
    return shown(live)
  }

  beforeEach(async () => {
    const { db } = open()
    await db.deleteFrom('spu').execute()
    await importCatalogue(
      db,
      asText([
        ...surroundings,
        spu('few', { skus: [sku('few-1', { inventory: FEW })] }),
        spu('many', { skus: [sku('many-1', { inventory: MANY })] }),
        spu('endless', { skus: [sku('endless-1', { inventory: null })] }),
      ]),
    )
  })

  test('reaches the catalogue in memory as one new version, and comes back when it is released', async () => {
    const live = await createLiveCatalogue(open().db)
    const { version, spus } = live.current()
    const order = await hold('few-1', 1)
    await hold('few-1', 1)
    expect(shown(live)).toEqual([FEW, MANY, null])
    expect(await look(live)).toEqual([FEW - 2, MANY, null])
    expect(live.current().version).toBe(version + 1)
    expect(live.current().spus.get('many')).toBe(spus.get('many'))

    await hold('few-1', 1)
    expect(await look(live)).toEqual([0, MANY, null])
    await release(order)
    expect(await look(live)).toEqual([1, MANY, null])
  })

  test('makes no new version while plenty is left, or of what is not counted', async () => {
    const live = await createLiveCatalogue(open().db)
    const { version } = live.current()
    const order = await hold('many-1', MANY - PLENTY)
    await hold('endless-1', 50)
    expect(await look(live)).toEqual([FEW, MANY, null])
    expect(live.current().version).toBe(version)

    await hold('many-1', 1)
    expect(await look(live)).toEqual([FEW, PLENTY - 1, null])
    await release(order)
    expect(await look(live)).toEqual([FEW, MANY - 1, null])
  })

  test('costs one statement while nothing changes, and is written down once', async () => {
    const { db, statements } = open()
    await hold('few-1', 1)
    const live = await createLiveCatalogue(db)
    await look(live)
    const { version } = live.current()
    const before = statements.length
    await publishStock(db)
    expect(statements.length - before).toBe(1)
    await look(live)
    expect(live.current().version).toBe(version)
  })

  test('is published once by processes that look at the same time, and reaches each of them', async () => {
    const { db } = open()
    const all = await Promise.all([createLiveCatalogue(db), createLiveCatalogue(db)])
    const versions = all.map(live => live.current().version + 1)
    await hold('few-1', FEW)
    expect(await Promise.all(all.map(look))).toEqual([
      [0, MANY, null],
      [0, MANY, null],
    ])
    expect(all.map(live => live.current().version)).toEqual(versions)
  })

  test('of an order under way comes with the version after it, and neither waits for the other for good', async () => {
    const { db } = open()
    const live = await createLiveCatalogue(db)
    await hold('few-1', 1)
    await hold('many-1', MANY - 1)
    let finish: () => void = () => undefined
    const paused = new Promise<void>(resolve => (finish = resolve))
    let begin: () => void = () => undefined
    const begun = new Promise<void>(resolve => (begin = resolve))
    const underWay = createOrderStore(db).place(newOrder({ 'few-1': 1 }), NOW, [
      async (trx, code) => {
        begin()
        await paused
        await holdStock(trx, code, [{ skuCode: 'many-1', quantity: 1 }])
        return undefined
      },
    ])
    await begun
    const published = publishStock(db)
    finish()
    await Promise.all([underWay, published])
    expect(await look(live)).toEqual([FEW - 2, 0, null])
  })

  test('waits for an import that is being merged: its rows belong to the version after it', async () => {
    const { db } = open()
    const live = await createLiveCatalogue(db)
    const { version } = live.current()
    await hold('few-1', 1)
    await db
      .updateTable('catalogue_version')
      .set({ merging_id: 'another', held_until: Date.now() + 60_000 })
      .execute()
    await publishStock(db)
    await db.updateTable('catalogue_version').set({ merging_id: null, held_until: null }).execute()
    await live.refresh()
    expect(live.current().version).toBe(version)
    expect(await look(live)).toEqual([FEW - 1, MANY, null])
  })

  test('stays when an import writes the product', async () => {
    const live = await createLiveCatalogue(open().db)
    await hold('few-1', 1)
    const { problems } = await importCatalogue(
      open().db,
      asText([spu('few', { skus: [sku('few-1', { inventory: 12 })] })]),
    )
    expect(problems).toEqual([])
    // More than orders of earlier tests hold: an import refuses less.
    expect(await look(live)).toEqual([11, MANY, null])
  })
})
