import { DEFAULT_LIMITS } from '../../rules/shop-limits.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../../commerce.ts'
import {
  cartShareInfoDocument,
  createCartShareDocument,
  loginAsVisitorDocument,
} from '../../generated/documents.ts'
import { sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { NOW, openCommerce } from '../../testing/serve.ts'
import { logInNew } from '../../testing/members.ts'

const lines = [
  ...surroundings,
  spu('tent', {
    skus: [sku('tent-few', { inventory: 3 }), sku('tent-off', { isEnabled: false })].map((own, at) => ({
      ...own,
      size: `s${at}`,
    })),
    options: { size: [0, 1].map(at => ({ code: `s${at}`, name: { zh_HK: `${at}`, en_US: `${at}` } })) },
  }),
  spu('socks', { salePrice: 15_000, skus: [sku('socks-1', { inventory: 500 })] }),
  spu('stopped', { onShelves: false }),
  spu('cup', { salePrice: null, listPrice: 9900 }),
]

let commerce: Commerce
let now = NOW
beforeAll(async () => {
  ;({ commerce } = await openCommerce(lines, { clock: () => now }))
})
const api = (token?: string, locale: 'zh_HK' | 'en_US' = 'en_US') =>
  commerce.createServerApi({ locale, ...(token !== undefined && { token }) })

async function newVisitor(): Promise<string> {
  const { loginAsVisitor } = await api().run(loginAsVisitorDocument, {})
  return loginAsVisitor.token ?? ''
}
const line = (skuCode: string, quantity = 1) => ({ skuCode, quantity })
const share = async (token: string, input: readonly ReturnType<typeof line>[]) =>
  (await api(token).run(createCartShareDocument, { input })).createCartShare
const look = async (code: string, locale?: 'zh_HK' | 'en_US') =>
  (await api(undefined, locale).run(cartShareInfoDocument, { code })).cartShareInfo

describe('a shared bag', () => {
  test('shows to anyone with its code what can be bought of it, and no more than a neutral word of a visitor (C-292, C-293, C-338, C-339, CO-82)', async () => {
    const input = [line('tent-few', 2), line('tent-off'), line('stopped-1'), line('cup-1'), line('none')]
    const { code, userErrors } = await share(await newVisitor(), input)
    expect(userErrors).toEqual([])
    const shared = await look(code ?? '')
    expect(shared).toMatchObject({
      operatorName: 'A Cairn shopper',
      content: [{ skuCode: 'tent-few', quantity: 2, reason: null, sku: { product: { code: 'tent' } } }],
    })
    expect((await look(code ?? '', 'zh_HK'))?.operatorName).toBe('一位 Cairn 顧客')
  })

  test('names a member by the nickname alone (C-292)', async () => {
    const { token } = await logInNew(commerce.services, { email: 'ming@example.com', nick_name: 'Fog' })
    const { code } = await share(token, [line('socks-1')])
    const shared = await look(code ?? '')
    expect(shared?.operatorName).toBe('Fog')
    expect(JSON.stringify(shared)).not.toMatch(/Siu Ming|Chan|example\.com/)
  })

  test('says of each line whether it can be bought now (C-293)', async () => {
    const { code } = await share(await newVisitor(), [line('tent-few', 9), line('socks-1', 500)])
    expect((await look(code ?? ''))?.content.map(({ quantity, reason }) => [quantity, reason])).toEqual([
      [9, 'OUT_OF_STOCK'],
      [99, null],
    ])
  })

  test('has expired after thirty days, and is not there under another code (CO-82)', async () => {
    const { code } = await share(await newVisitor(), [line('socks-1')])
    expect(await look(code ?? '')).toMatchObject({ expired: false })
    now = NOW + DEFAULT_LIMITS.sharedBagDays * 86_400_000
    expect(await look(code ?? '')).toMatchObject({ expired: true, content: [] })
    now = NOW
    for (const other of ['', 'x', 'x'.repeat(5000), `${code}'`]) expect(await look(other)).toBeNull()
  })

  test('needs something to share, and there is a limit (C-293)', async () => {
    const token = await newVisitor()
    for (const input of [[], [line('tent-off')], [line('socks-1', 0)], [line('socks-1', -3)]])
      expect((await share(token, input)).userErrors).toMatchObject([{ code: 'CART_SHARE_EMPTY' }])
    await expect(
      share(
        token,
        Array.from({ length: 51 }, () => line('socks-1')),
      ),
    ).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    for (let units = 1; units <= 30; units++)
      expect((await share(token, [line('socks-1', units)])).userErrors).toEqual([])
    expect((await share(token, [line('socks-1', 31)])).userErrors).toMatchObject([
      { code: 'CART_SHARE_TOO_MANY' },
    ])
  })

  test('is replaced under a code of the caller’s own, under no other, by either name (C-338)', async () => {
    const [mine, stranger] = await Promise.all([newVisitor(), newVisitor()])
    const { code } = await share(mine, [line('socks-1')])
    const replace = async (token: string, name: string) => {
      const query = `mutation { answer: ${name}(input: [{ skuCode: "tent-few", quantity: 1 }], code: "${code}") { code userErrors { code } } }`
      return (await commerce.execute({ query, token, locale: 'en_US' })).data?.['answer']
    }
    expect(await replace(stranger, 'createCartShare')).toEqual({
      code: null,
      userErrors: [{ code: 'CART_SHARE_NOT_FOUND' }],
    })
    expect((await look(code ?? ''))?.content[0]?.skuCode).toBe('socks-1')
    expect(await replace(mine, 'shoppingCartShare')).toEqual({ code, userErrors: [] })
    expect((await look(code ?? ''))?.content[0]?.skuCode).toBe('tent-few')
  })
})
