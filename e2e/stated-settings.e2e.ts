import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnShop } from './shop-process.ts'

let shop: Awaited<ReturnType<typeof spawnShop>>
beforeAll(async () => {
  shop = await spawnShop({
    FREIGHT_FREE_FROM: '650',
    FREIGHT_FEES: JSON.stringify({ HK: 41, MO: 52, AU: 200, SG: 150 }),
    DELIVERY_DAYS: JSON.stringify({
      HOME_DELIVERY: { HK: [2, 4] },
      STORE_PICKUP: null,
      COURIER_PICKUP: null,
    }),
  })
})
afterAll(() => shop.remove())

const words = async (path: string, lang: string) =>
  (await (await fetch(`${shop.origin}${path}?lang=${lang}`)).text())
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test.each([
  [
    '/',
    'en',
    [
      'Free delivery in Hong Kong and Macau from HK$650',
      'Free delivery from HK$650 in Hong Kong',
      '2 to 4 business days',
    ],
  ],
  ['/', 'zh', ['香港及澳門訂單滿 HK$650 免運費', '香港速遞 2 至 4 個工作天送達']],
  [
    '/article/delivery',
    'en',
    ['free for orders from HK$650', 'HK$41 in Hong Kong and HK$52 in Macau', '2 to 4 business days'],
  ],
  ['/article/delivery', 'zh', ['訂單滿 HK$650 免運費', '香港運費為 HK$41，澳門為 HK$52']],
])(
  '%s in %s states the settings that the shop was started with (L-419, L-421, C-267)',
  async (path, lang, said) => {
    const text = await words(path, lang)
    for (const phrase of said) expect(text).toContain(phrase)
    expect(text).not.toMatch(/HK\$1,000 ?免運|from HK\$1,000|\{\w+\}/)
  },
)
