import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopOpening } from '#api/opening/shop-opening.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { GuideEntry } from './shop-shapes.ts'

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
    expect((await state()).data).toEqual({
      isOpen: false,
      by: '',
      at: NOW - 1,
      wasOpen: false,
      isEmpty: true,
    })
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

  test('the guide remembers the operator who set an entry aside, until it is taken up again', async () => {
    const entry = async (name: string) => {
      const { data } = await served.ask('shop.guide', { role: 'editor' })
      return (data as unknown as readonly GuideEntry[]).find(each => each.name === name)
    }
    expect(await entry('mail')).toMatchObject({ state: 'done' })
    expect(await entry('payment')).toMatchObject({ state: 'todo', isOptional: true })
    const role = 'admin'
    await served.ask('shop.set-aside', { role, body: { entry: 'payment' } })
    expect(await entry('payment')).toMatchObject({ state: 'aside', by: 'admin', at: NOW })
    await served.ask('shop.take-back', { role, body: { entry: 'payment' } })
    expect(await entry('payment')).toMatchObject({ state: 'todo' })
    expect((await served.ask('shop.set-aside', { role, body: { entry: 'style' } })).status).toBe(400)
  })
})
