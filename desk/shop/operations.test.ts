import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopOpening } from '#api/opening/shop-opening.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 29, 4)

describeOnBothDatabases('opening the shop on the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    await createShopOpening(open().db).begin(false, NOW - 1)
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())

  test('an admin opens and closes it, once each, and both are noted in the audit log', async () => {
    const state = () => served.ask('shop.state', { role: 'editor' })
    expect((await state()).data).toEqual({ isOpen: false, by: '', at: NOW - 1, wasOpen: false })
    expect((await served.ask('shop.open', { role: 'publisher', body: {} })).status).toBe(403)
    expect((await served.ask('shop.open', { role: 'admin', body: {} })).data).toMatchObject({
      isOpen: true,
      by: 'admin',
      at: NOW,
    })
    expect(await served.ask('shop.open', { role: 'admin', body: {} })).toMatchObject({
      status: 409,
      message: 'The shop is open already.',
    })
    expect((await served.ask('shop.close', { role: 'admin', body: {} })).status).toBe(200)
    expect((await state()).data).toMatchObject({ isOpen: false, wasOpen: true })
    expect(served.notes).toEqual([
      ['admin', 'shop.open', ''],
      ['admin', 'shop.close', ''],
    ])
  })
})
