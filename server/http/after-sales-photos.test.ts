import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { receivedOrder } from '#api/after-sales/testing.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import type { StoredOrder } from '#api/order/order-store.ts'
import { newOrder, putStock } from '#api/order/testing.ts'
import { afterSalesPhotos, PHOTO_PATH } from './after-sales-photos.ts'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const MB = 1024 * 1024

describeOnBothDatabases('photos of returned goods (MO-70)', open => {
  let commerce: Commerce
  let address: string
  let order: StoredOrder
  let owner: string
  let stranger: string
  let jpeg: Uint8Array

  beforeAll(async () => {
    const { db } = open()
    commerce = await createCommerce({ database: db, clock: () => NOW, pollMs: 0 })
    const { sessions, returnPhotos } = commerce.services
    const started = await sessions.startVisitor(NOW)
    owner = started.token
    stranger = (await sessions.startVisitor(NOW)).token
    order = await receivedOrder(db, {
      now: NOW,
      change: { owner: { code: started.session.userCode, isMember: false } },
    })
    jpeg = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#356' } })
      .withExif({ IFD0: { Artist: 'Mei Chan' }, IFD3: { GPSLatitude: '22/1 17/1 0/1' } })
      .jpeg()
      .toBuffer()
    const server = createServer(
      express().use(
        PHOTO_PATH,
        afterSalesPhotos(returnPhotos, () => NOW),
      ),
    )
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PHOTO_PATH}`
    return async () => {
      server.closeAllConnections()
      server.close()
      await commerce.close()
    }
  })
  const send = async (
    bytes: Uint8Array,
    {
      token = owner,
      name = 'photo.jpg',
      orderNo = order.externalNo,
    }: { token?: string; name?: string; orderNo?: string } = {},
  ) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
    const response = await fetch(`${address}?orderNo=${orderNo}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, lang: 'en_US' },
      body: form,
    })
    return { status: response.status, ...((await response.json()) as { id?: string; code?: string }) }
  }
  const see = (id: string | undefined, token: string) =>
    fetch(`${address}/${id}`, { headers: { authorization: `Bearer ${token}` } })
  const rows = async () => (await open().db.selectFrom('after_sales_photo').select('id').execute()).length

  test('a HEIC called JPEG is refused, and good ones beside it are kept (case 48)', async () => {
    const before = await rows()
    const heic = Buffer.concat([Buffer.from('00000018667479706865696300000000', 'hex'), Buffer.alloc(500)])
    const answers = [await send(jpeg), await send(heic, { name: 'IMG_0001.jpg' }), await send(jpeg)]
    expect(answers.map(({ status }) => status)).toEqual([201, 415, 201])
    expect(await rows()).toBe(before + 2)
  })

  test('transparent letters stay readable (case 49)', async () => {
    const letters = await sharp({
      create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([
        {
          input: { create: { width: 60, height: 10, channels: 4, background: '#000000ff' } },
          top: 25,
          left: 0,
        },
      ])
      .png({ palette: true })
      .toBuffer()
    const { id } = await send(letters, { name: 'letters.png' })
    const { data, info } = await sharp(await (await see(id, owner)).arrayBuffer())
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (y: number) => data[(y * info.width + 30) * info.channels] ?? 0
    expect(at(30)).toBeLessThan(40)
    expect(at(10)).toBeGreaterThan(215)
  })

  test('its owner sees it again, without what the camera wrote, and no other shopper does', async () => {
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    const { status, id } = await send(jpeg)
    expect(status).toBe(201)
    const shown = await see(id, owner)
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    const kept = await sharp(await shown.arrayBuffer()).metadata()
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['jpeg', 60, 30, undefined])
    expect((await see(id, stranger)).status).toBe(404)
    expect((await fetch(`${address}/${id}`)).status).toBe(404)
    const { token } = await commerce.services.sessions.startOrder(order.externalNo, NOW)
    expect((await see(id, token)).status).toBe(200)
  })

  test('30 MB, an executable named .jpg and half a picture are refused with their codes, and nothing is kept', async () => {
    const before = await rows()
    expect(await send(new Uint8Array(30 * MB))).toMatchObject({ status: 413, code: 'AFTER_SALES_PHOTO_SIZE' })
    const executable = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(2000)])
    expect(await send(executable)).toMatchObject({ status: 415, code: 'AFTER_SALES_PHOTO_TYPE' })
    expect(await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 415,
    })
    const large = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await send(large.subarray(0, large.length / 2))).toMatchObject({ status: 415 })
    expect(await rows()).toBe(before)
  })

  test('without a session, for another’s order and without a file: refused', async () => {
    expect(await send(jpeg, { token: 'x'.repeat(43) })).toMatchObject({ status: 401, code: '401' })
    expect(await send(jpeg, { token: stranger })).toMatchObject({ status: 404, code: 'ORDER_UNKNOWN' })
    expect(await send(jpeg, { orderNo: '1' })).toMatchObject({ status: 404, code: 'ORDER_UNKNOWN' })
    const empty = await fetch(`${address}?orderNo=${order.externalNo}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner}` },
    })
    expect(empty.status).toBe(400)
  })

  test('a form that breaks off is refused, and is no fault of the shop', async () => {
    for (const body of [
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
      'no form',
      '--x\r\nbroken',
    ]) {
      const response = await fetch(`${address}?orderNo=${order.externalNo}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner}`, 'content-type': 'multipart/form-data; boundary=x' },
        body,
      })
      expect(response.status).toBe(400)
    }
    const unbounded = await fetch(`${address}?orderNo=${order.externalNo}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner}`, 'content-type': 'multipart/form-data' },
      body: 'x',
    })
    expect(unbounded.status).toBe(400)
  })

  test('of an order that has not arrived are refused, of visitors and members', async () => {
    const { orders, sessions } = commerce.services
    const visitor = await sessions.startVisitor(NOW)
    await putStock(open().db, { tent: 1 })
    const placed = await orders.place(
      newOrder({ tent: 1 }, { owner: { code: visitor.session.userCode, isMember: false } }),
      NOW,
    )
    if (!placed.ok) throw new Error(placed.refusal.reason)
    const before = await rows()
    expect(await send(jpeg, { token: visitor.token, orderNo: placed.value.order.externalNo })).toMatchObject({
      status: 409,
      code: 'AFTER_SALES_NOT_RECEIVED',
    })
    expect(await rows()).toBe(before)
  })

  test('fifteen, and forty at once: twenty are kept', async () => {
    const session = await commerce.services.sessions.startVisitor(NOW)
    const busy = await receivedOrder(open().db, {
      now: NOW,
      change: { owner: { code: session.session.userCode, isMember: false } },
    })
    const upload = () => send(jpeg, { token: session.token, orderNo: busy.externalNo })
    for (let count = 0; count < 15; count += 1) expect((await upload()).status).toBe(201)
    const sent = await Promise.all(Array.from({ length: 40 }, upload))
    const count = (status: number) => sent.filter(one => one.status === status).length
    expect([count(201), count(429)]).toEqual([5, 35])
    const kept = open().db.selectFrom('after_sales_photo').select('id').where('order_code', '=', busy.code)
    expect(await kept.execute()).toHaveLength(20)
    await open().db.deleteFrom('after_sales_photo').where('order_code', '=', busy.code).execute()
  })

  test('a return takes at most five of its own order, each once; those that no return takes are deleted after a day', async () => {
    const { afterSales, returnPhotos } = commerce.services
    const ids = [(await send(jpeg)).id ?? '', (await send(jpeg)).id ?? '']
    const other = await receivedOrder(open().db, { now: NOW })
    let keys = 0
    const apply = async (code: string, photoIds: readonly string[]) => {
      const done = await afterSales.apply(
        code,
        {
          type: 'RETURN',
          reason: 'FAULTY',
          memo: '',
          method: 'SHOP',
          lines: [{ position: 0, quantity: 1, exchangeSku: '' }],
          photoIds,
          clientKey: `key ${(keys += 1)}`,
        },
        { actor: 'shopper', now: NOW },
      )
      return done.ok ? done.value.photoIds.toSorted() : done.refusal.code
    }
    expect(await apply(other.code, ids)).toBe('AFTER_SALES_PHOTOS')
    expect(await apply(order.code, ids)).toEqual(ids.toSorted())
    expect(await apply(order.code, ids)).toBe('AFTER_SALES_PHOTOS')
    await returnPhotos.purge(NOW + 24 * 3_600_000)
    expect(await rows()).toBe(2)
    for (let count = 0; count < 20; count += 1) expect((await send(jpeg)).status).toBe(201)
    expect(await send(jpeg)).toMatchObject({ status: 429, code: 'AFTER_SALES_PHOTO_LIMIT' })
  })
})
