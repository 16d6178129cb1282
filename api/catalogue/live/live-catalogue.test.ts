import { expect, test, vi } from 'vitest'
import { describeOnBothDatabases, emptyTables } from '../../testing/databases.ts'
import { asText, brand, promotion, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { type Catalogue, nextChange, passed } from '../catalogue.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { createLiveCatalogue } from './live-catalogue.ts'

/** A catalogue with maps of its own, which hold no layers. */
const copied = (catalogue: Catalogue) => ({
  ...catalogue,
  spus: new Map(catalogue.spus),
  styles: new Map([...catalogue.styles].toSorted(([one], [other]) => (one < other ? -1 : 1))),
})

describeOnBothDatabases('the catalogue in memory', open => {
  test('follows what another process wrote, and notifies once', async () => {
    const { db } = open()
    await importCatalogue(db, asText([...surroundings, spu('a'), spu('b')]))
    const live = await createLiveCatalogue(db)
    const heard = vi.fn<(version: number) => void>()
    const stop = live.onChange(heard)
    const before = live.current()

    await importCatalogue(db, asText([spu('b', { salePrice: 80_000 }), brand('northcairn', { position: 3 })]))
    expect(live.current()).toBe(before)
    await live.refresh()
    await live.refresh()
    expect(live.current().spus.get('b')?.salePrice).toBe(80_000)
    expect(heard.mock.calls).toEqual([[before.version + 1]])

    stop()
    await importCatalogue(db, asText([spu('c')]))
    await live.refresh()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('goes on being the one before until the next one is prepared', async () => {
    const { db } = open()
    await importCatalogue(db, asText([...surroundings, spu('waits')]))
    const { promise, resolve } = Promise.withResolvers<void>()
    const prepare = vi.fn<() => Promise<void>>(() => promise)
    const live = await createLiveCatalogue(db, { prepare })
    const before = live.current()
    await importCatalogue(db, asText([spu('waits', { salePrice: 70_000 })]))
    const refreshing = live.refresh()
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce())
    expect(live.current()).toBe(before)
    resolve()
    expect((await refreshing).spus.get('waits')?.salePrice).toBe(70_000)
    expect(live.current()).toBe(await refreshing)
  })

  test('gives the goods of an order as they are now while the whole of it is still being prepared', async () => {
    const { db, statements } = open()
    const gift = promotion('present', {
      type: 'PRESENT',
      spus: ['wanted'],
      rule: { from: { units: 1 }, gifts: [{ sku: 'mug-1' }] },
    } as Parameters<typeof promotion>[1])
    await importCatalogue(
      db,
      asText([
        ...surroundings,
        spu('wanted', { skus: [sku('wanted-1')] }),
        spu('other', { skus: [sku('other-1')] }),
        spu('mug', { productType: 'GIFT', salePrice: null, skus: [sku('mug-1')] }),
        gift,
      ]),
    )
    const prepare = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
    const live = await createLiveCatalogue(db, { prepare })
    const lines = [spu('wanted', { salePrice: 60_000, skus: [sku('wanted-1')] })]
    await importCatalogue(db, asText(lines))
    void live.refresh()
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce())
    const before = statements.length
    const goods = await live.goodsOf(['wanted-1', 'no-such-sku'])
    expect(statements.slice(before).filter(sql => sql.startsWith('select'))).toHaveLength(13)
    expect(goods.version).toBe(live.current().version + 1)
    expect([...goods.spus.keys()]).toEqual(['mug', 'wanted'])
    expect(goods.spus.get('wanted')).toMatchObject({ salePrice: 60_000, promotions: [{ code: 'present' }] })
    expect(live.current().spus.get('wanted')?.salePrice).not.toBe(60_000)
    expect((await live.goodsOf(['no-such-sku'])).version).toBe(goods.version)
  })

  test('what changed is all that is read again, in a fixed number of statements', async () => {
    const { db, statements } = open()
    await importCatalogue(
      db,
      asText([...surroundings, ...Array.from({ length: 50 }, (_, index) => spu(`many-${index}`))]),
    )
    const live = await createLiveCatalogue(db)
    const countOf = async (work: () => Promise<unknown>) => {
      const before = statements.length
      await work()
      return statements.slice(before).filter(sql => sql.startsWith('select')).length
    }
    expect(await countOf(live.refresh)).toBe(1)
    await importCatalogue(db, asText([spu('many-1', { title: { zh_HK: '新', en_US: 'New' } })]))
    expect(await countOf(live.refresh)).toBe(1 + 13)
    expect(live.current().spus.get('many-1')?.title.en_US).toBe('New')
    expect(live.current().spus.get('many-2')?.title.en_US).toBe('many-2 jacket')
  })

  test('products that did not change stay the same objects, also under other promotions', async () => {
    const { db } = open()
    const codes = ['o-1', 'o-2', 'o-3', 'o-4']
    await importCatalogue(db, asText([...surroundings, ...codes.map(code => spu(code, { style: 'o' }))]))
    const live = await createLiveCatalogue(db)
    const at = () => codes.map(code => live.current().spus.get(code))
    const same = (before: readonly unknown[]) => at().map((now, index) => now === before[index])

    let before = at()
    await importCatalogue(db, asText([spu('o-2', { style: 'o', salePrice: 1 })]))
    await live.refresh()
    expect(same(before)).toEqual([true, false, true, true])
    expect(live.current().styles.get('o')).toEqual(at())

    before = at()
    await importCatalogue(
      db,
      asText([promotion('o', { spus: ['o-1'], prices: [{ sku: 'o-3-1', price: 7 }] })]),
    )
    await live.refresh()
    expect(same(before)).toEqual([false, true, false, true])
    expect(live.current().styles.get('o')).toEqual(at())

    await importCatalogue(db, asText([spu('o-0', { style: 'o' }), spu('o-4', { style: 'p' })]))
    await live.refresh()
    expect(
      live
        .current()
        .styles.get('o')
        ?.map(({ code }) => code),
    ).toEqual(['o-0', 'o-1', 'o-2', 'o-3'])
    expect(
      live
        .current()
        .styles.get('p')
        ?.map(({ code }) => code),
    ).toEqual(['o-4'])
    expect([...live.current().spus.keys()]).toEqual([...live.current().spus.keys()].toSorted())
    const reread = await createLiveCatalogue(db)
    expect(copied(reread.current())).toEqual(copied(live.current()))
  })

  test('many who ask at once share one look', async () => {
    const { db, statements } = open()
    const live = await createLiveCatalogue(db)
    const before = statements.length
    await Promise.all(Array.from({ length: 20 }, live.refresh))
    expect(statements.length - before).toBe(2)
  })

  test('a failed look does not stop the next', async () => {
    const { db } = open()
    const live = await createLiveCatalogue(db)
    const broken = vi.spyOn(db, 'selectFrom').mockImplementationOnce(() => {
      throw new Error('gone')
    })
    const [first, second] = await Promise.allSettled([live.refresh(), live.refresh()])
    broken.mockRestore()
    expect(first.status).toBe('rejected')
    expect(second.status).toBe('fulfilled')
  })

  test('a promotion’s prices reach products that did not change, and leave with it', async () => {
    const { db } = open()
    await importCatalogue(db, asText([...surroundings, spu('p', { skus: [sku('p-1')] })]))
    const live = await createLiveCatalogue(db)
    const prices = async () => {
      await live.refresh()
      return live
        .current()
        .spus.get('p')
        ?.skus[0]?.promotionPrices.map(entry => entry.price)
    }
    await importCatalogue(
      db,
      asText([
        promotion('x', {
          prices: [
            { spu: 'p', price: 5 },
            { sku: 'p-1', price: 4 },
          ],
        }),
      ]),
    )
    expect(await prices()).toEqual([5, 4])
    await importCatalogue(db, asText([promotion('x', { isStopped: true, prices: [{ spu: 'p', price: 5 }] })]))
    expect(await prices()).toEqual([])
  })

  test('knows when something changes by itself: a promotion’s ends, and 14 days after the first listing', async () => {
    const { db } = open()
    await emptyTables(db, 'promotion', 'spu')
    const listTime = '2026-11-10T00:00:00+08:00'
    await importCatalogue(db, asText([...surroundings, spu('n', { listTime }), promotion('x')]))
    const { current } = await createLiveCatalogue(db)
    const at = (text: string) => Date.parse(text)
    const next = (text: string) => nextChange(current(), at(text))
    expect(next('2026-10-01T00:00:00+08:00')).toBe(at('2026-11-01T00:00:00+08:00'))
    expect(next('2026-11-01T00:00:00+08:00')).toBe(at('2026-11-24T00:00:00+08:00'))
    expect(next('2026-11-24T00:00:00+08:00')).toBe(at('2026-12-01T00:00:00+08:00'))
    expect(next('2026-12-01T00:00:00+08:00')).toBeUndefined()
  })
})

test('counts the moments that are over', () => {
  expect([0, 1, 2, 5, 9].map(now => passed([1, 5, 5, 8], now))).toEqual([0, 1, 1, 3, 4])
})
