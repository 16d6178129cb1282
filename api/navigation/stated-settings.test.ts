import { expect, test } from 'vitest'
import { openCommerce } from '../testing/serve.ts'
import { menu, seo, siteDocument, siteText } from '../testing/site-lines.ts'

const QUERY =
  '{ getDocsDetail(code: "delivery") { title subTitle content } seoInfo(input: {}) { description } }'

async function ask(services?: Parameters<typeof openCommerce>[1]) {
  const { commerce } = await openCommerce([], services)
  const { problems } = await commerce.importSite(
    siteText([
      menu('help', { menuType: 'DOC', urlType: 'NO_LINK' }),
      siteDocument('delivery', {
        title: { zh_HK: '滿 {freeDeliveryFrom}', en_US: 'From {freeDeliveryFrom}' },
        subTitle: { zh_HK: '{deliveryDaysMacau} 天', en_US: '{deliveryDaysMacau} days' },
        content: { zh_HK: '<p>{deliveryPriceHongKong}</p>', en_US: '<p>{deliveryPriceHongKong} {other}</p>' },
      }),
      seo('home', { description: { zh_HK: '{paymentMinutes} 分鐘', en_US: '{paymentMinutes} minutes' } }),
    ]),
  )
  expect(problems).toEqual([])
  return async (locale: 'zh_HK' | 'en_US') => (await commerce.execute({ query: QUERY, locale })).data
}

test('documents and texts for search engines state the settings of the shop (C-267, C-288, CO-69)', async () => {
  const usual = await ask()
  expect(await usual('zh_HK')).toMatchObject({
    getDocsDetail: { title: '滿 HK$1,000', subTitle: '5 至 7 天', content: '<p>HK$30</p>' },
    seoInfo: [{ description: '180 分鐘' }],
  })
  const own = await ask({
    services: {
      charges: { freight: { freeFrom: 60_000, byCountry: { HK: 4550 } } },
      checkoutTerms: { payMinutes: 45 },
    },
  })
  expect(await own('en_US')).toMatchObject({
    getDocsDetail: { title: 'From HK$600', subTitle: '5 to 7 days', content: '<p>HK$45.50 {other}</p>' },
    seoInfo: [{ description: '45 minutes' }],
  })
})
