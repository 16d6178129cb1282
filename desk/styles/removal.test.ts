import type { Role } from '#operators/operator.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportCatalogue } from '#api/catalogue/export/export-catalogue.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { createOrderStore } from '#api/order/order-store.ts'
import { newOrder } from '#api/order/testing.ts'
import { asText, promotion, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { inWords } from '#api/testing/in-words.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const SIZES = ['S', 'M', 'L']

interface StoredLine {
  readonly code: string
  readonly skus: readonly { readonly code: string }[]
}

describeOnBothDatabases('colours and SKUs are taken off a style', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  let style = ''
  let styles = 0
  beforeAll(async () => {
    await importCatalogue(open().db, asText([...surroundings]))
    desk = await serveDesk(open().db, NOW, await readCatalogue(open().db))
  })
  afterAll(() => desk.close())

  const product = (colour: string) =>
    spu(`${style}-${colour}`, {
      style,
      options: { size: SIZES.map(code => ({ code, name: { zh_HK: code, en_US: code } })) },
      skus: SIZES.map(size => sku(`${style}-${colour}-${size}`, { size })),
    })
  beforeEach(async () => {
    style = `GO${(styles += 1)}`
    await open().db.deleteFrom('promotion').execute()
    await importCatalogue(open().db, asText([product('RED'), product('NVY')]))
  })

  const lines = async () => {
    const { data } = await desk.ask('styles.find', { role: 'editor', input: { style } })
    return (data as unknown as { products: { line: StoredLine }[] }).products.map(({ line }) => line)
  }
  const lineOf = async (colour: string) => {
    const found = (await lines()).find(({ code }) => code === `${style}-${colour}`)
    if (!found) throw new Error(`There is no ${colour}.`)
    return found
  }
  const bytes = async () => {
    const written: string[] = []
    await exportCatalogue(open().db, line => void written.push(line))
    return written
  }
  const save = (changes: readonly object[], role: Role = 'admin') =>
    desk.ask('styles.save', { role, body: { wish: `gone-${Math.random()}`, style, changes } })
  const undo = (set: unknown, role: Role = 'admin') =>
    desk.ask('styles.undo', { role, body: { wish: `back-${Math.random()}`, set } })
  const ties = async (colour: string, size?: string) => {
    const input = {
      product: `${style}-${colour}`,
      ...(size !== undefined && { sku: `${style}-${colour}-${size}` }),
    }
    return (await desk.ask('styles.ties', { role: 'editor', input })).data
  }
  const order = async (units: Readonly<Record<string, number>>) => {
    const placed = await createOrderStore(open().db).place(newOrder(units), NOW)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    return placed.value.order
  }
  /** Lets the order go: nothing is held for it any longer. */
  const release = (code: string) =>
    open().db.updateTable('stock_hold').set({ state: 'RELEASED' }).where('order_code', '=', code).execute()

  const withoutSize = async (size: string) => {
    const { code, skus } = await lineOf('RED')
    const after = skus.filter(each => each.code !== `${code}-${size}`)
    return { code, path: 'skus', before: skus, after }
  }
  const withoutOne = async (size: string) => {
    const { code, skus } = await lineOf('RED')
    const before = skus.find(each => each.code === `${code}-${size}`)
    return { code, path: `skus.${code}-${size}`, before }
  }
  const withoutColour = async () => {
    const before = await lineOf('RED')
    return { code: before.code, path: '', before }
  }

  describe.each<[string, () => Promise<object>]>([
    ['a SKU between others', () => withoutSize('M')],
    ['the last SKU of the list', () => withoutSize('L')],
    ['a SKU named by its path', () => withoutOne('M')],
    ['a colour', withoutColour],
  ])('%s', (_, change) => {
    test('goes with a save; undo brings the same bytes back, stock included', async () => {
      const before = await bytes()
      const saved = await save([await change()])
      expect(saved.status).toBe(200)
      expect(await bytes()).not.toEqual(before)
      expect((await undo(saved.data['set'])).status).toBe(200)
      expect(await bytes()).toEqual(before)
    })

    test.each<[Role, number]>([
      ['editor', 403],
      ['publisher', 403],
      ['admin', 200],
    ])('is removed by %s: %i (goods.remove)', async (role, status) => {
      const before = await bytes()
      expect((await save([await change()], role)).status).toBe(status)
      const isAsBefore = JSON.stringify(await bytes()) === JSON.stringify(before)
      expect(isAsBefore).toBe(status === 403)
    })
  })

  test('a SKU that an order names stays, whatever became of the order; import and save say the same', async () => {
    const { code, externalNo } = await order({ [`${style}-RED-M`]: 1 })
    await release(code)
    const before = await bytes()
    const sentence = `${style}-RED-M is missing, but orders name it: ${externalNo}. Keep it, with isEnabled false if it is no longer for sale.`
    const red = product('RED')
    const file = asText([{ ...red, skus: red.skus.filter(each => each.size !== 'M') }])
    const { problems } = await importCatalogue(open().db, file)
    expect(inWords(problems)).toMatchObject([{ path: 'skus', message: sentence }])
    expect(await save([await withoutSize('M')])).toMatchObject({
      status: 422,
      data: { problems: [{ code: `${style}-RED`, path: 'skus', message: sentence }] },
    })
    expect(await bytes()).toEqual(before)
    expect((await save([await withoutSize('S')])).status).toBe(200)
  })

  test('a colour that an order names stays, whatever became of the order', async () => {
    const { code, externalNo } = await order({ [`${style}-RED-M`]: 1 })
    await release(code)
    const before = await bytes()
    expect(await save([await withoutColour()])).toMatchObject({
      status: 409,
      data: { uses: [{ kind: 'order', code: externalNo }] },
    })
    expect(await bytes()).toEqual(before)
  })

  test('a publisher takes no size back that is new: that would remove SKUs', async () => {
    const { code, skus } = await lineOf('RED')
    const removed = await save([await withoutSize('L')])
    const again = { code, path: `skus.${code}-L`, after: skus.find(each => each.code === `${code}-L`) }
    const added = await save([again], 'publisher')
    expect(added.status).toBe(200)
    expect((await undo(added.data['set'], 'publisher')).status).toBe(403)
    expect((await undo(added.data['set'])).status).toBe(200)
    expect((await undo(removed.data['set'], 'publisher')).status).toBe(200)
  })

  test('SKUs are in the bin with their product and size until they come back; their product is not', async () => {
    const binned = async () => {
      const { data } = await desk.ask('styles.bin', { role: 'editor', input: {} })
      return (data as unknown as { code: string; set: number }[]).filter(({ code }) => code.startsWith(style))
    }
    const { data } = await save([await withoutSize('M')])
    const title = { en_US: `${style}-RED jacket · M` }
    expect(await binned()).toMatchObject([{ code: `${style}-RED-M`, set: data['set'], title }])
    const last = await save([await withoutSize('L')])
    expect((await binned()).map(({ code }) => code)).toEqual([`${style}-RED-L`, `${style}-RED-M`])
    await undo(last.data['set'], 'publisher')
    await undo(data['set'], 'publisher')
    expect(await binned()).toEqual([])
  })

  test('ties name orders, promotions and pages, and count stock, of a colour or of one SKU', async () => {
    const orders = [await order({ [`${style}-RED-M`]: 2 }), await order({ [`${style}-RED-M`]: 1 })]
    const numbers = orders.map(({ externalNo }) => externalNo).toSorted()
    await importCatalogue(open().db, asText([promotion('P1', { spus: [`${style}-RED`] })]))
    const colour = await ties('RED')
    expect(colour).toMatchObject({
      orders: { count: 2 },
      offers: [{ kind: 'promotion', code: 'P1' }],
      stock: { onHand: 15, held: 3 },
      pages: [],
    })
    expect((colour['orders'] as unknown as { orders: string[] }).orders.toSorted()).toEqual(numbers)
    expect(await ties('RED', 'M')).toMatchObject({
      orders: { count: 2 },
      offers: [],
      stock: { onHand: 5, held: 3 },
    })
    expect(await ties('RED', 'S')).toMatchObject({ orders: { count: 0, orders: [] }, stock: { held: 0 } })
    expect(await ties('NVY')).toMatchObject({ orders: { count: 0 }, offers: [] })
  })
})
