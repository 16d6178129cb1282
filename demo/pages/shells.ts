import { BRAND_STORIES } from '../catalogue/brands.ts'
import { COLOURS } from '../catalogue/colours.ts'
import { codes, compose, type DemoPage, HOUSE, link, set, type Setting } from './page.ts'

const brandStories = (locale: Setting['locale']) =>
  Object.entries(BRAND_STORIES).map(([brandCode, story]) => ({ brandCode, story: story[locale] }))

/** What stands around every product. */
export const product = ({ locale, say }: Setting): DemoPage => ({
  path: '/shell/product',
  locale,
  type: 'PRODUCT',
  content: {
    title: say('商品頁', 'Product page'),
    description: '',
    keywords: '',
    globalConfig: HOUSE,
    components: [
      ...compose(
        'product-core',
        (
          [
            ['breadcrumb', say('路徑', 'Breadcrumb')],
            ['productGallery', say('商品圖片', 'Pictures')],
            ['productSummary', say('選購', 'Choose and buy')],
            ['activityList', say('優惠', 'Offers')],
            ['markupList', say('加購', 'Add-ons')],
            ['productAttributes', say('規格', 'Details')],
            ['productMedia', say('影片與尺碼', 'Video and sizes')],
          ] as const
        ).map(([code, name]) =>
          set(code, name, code === 'productMedia' ? { brandStories: brandStories(locale) } : {}, {
            section: 'core',
          }),
        ),
      ),
      ...compose('product-main', [
        set('guessYouLike', say('你可能喜歡', 'You may also like'), {}),
        set('articleCollapse', say('送貨與退貨', 'Delivery and returns'), {
          collapseItems: [
            {
              title: say('送貨', 'Delivery'),
              content: say(
                '<p>香港及澳門滿 {freeDeliveryFrom} 免運費。香港 {deliveryDaysHongKong} 個工作天送達，澳門 {deliveryDaysMacau} 個工作天。寄往新加坡及澳洲的運費於結帳時列明。亦可免費到門市自取。</p>',
                '<p>Free delivery in Hong Kong and Macau from {freeDeliveryFrom}. It takes {deliveryDaysHongKong} business days in Hong Kong and {deliveryDaysMacau} in Macau. Checkout shows the charge for Singapore and Australia. Store pick-up is free.</p>',
              ),
            },
            {
              title: say('退貨', 'Returns'),
              content: say(
                '<p>收貨後 {returnDays} 天內可退回未使用的商品，我們會在 3 星期內處理。</p>',
                '<p>Return unused items within {returnDays} days of receipt. We process returns within 3 weeks.</p>',
              ),
            },
            {
              title: say('維修', 'Repairs'),
              content: say(
                '<p>拉鏈頭壞了、縫線鬆了？帶來任何一間門市，我們免費維修。</p>',
                '<p>Broken zip pull or open seam? Bring it to any of our stores and we will repair it free of charge.</p>',
              ),
            },
          ],
        }),
        set('recentViews', say('最近瀏覽', 'Recently viewed'), {}),
        set(
          'productByCode',
          say('示範商品', 'Sample products'),
          { productCodes: codes('CR-JKT-001', 'CR-PCK-002') },
          { section: 'settings' },
        ),
        set('compareBar', say('比較列', 'Compare bar'), {}, { section: 'bottom' }),
      ]),
    ],
  },
})

/** What stands around every list. */
export const list = ({ locale, say, picture, season }: Setting): DemoPage => ({
  path: '/shell/list',
  locale,
  type: 'LIST',
  content: {
    title: say('商品列表', 'Product list'),
    description: '',
    keywords: '',
    globalConfig: HOUSE,
    components: [
      ...compose('list-core', [
        set('breadcrumb', say('路徑', 'Breadcrumb'), {}, { section: 'core' }),
        set('sortBar', say('標題與排序', 'Heading and sorting'), {}, { section: 'core' }),
        set('filterPanel', say('篩選', 'Filters'), {}, { section: 'core' }),
        set('productGrid', say('商品', 'Products'), {}, { section: 'core' }),
        set(
          'emptyResult',
          say('沒有結果', 'No result'),
          {
            links: [
              { title: say('男裝', 'Men'), link: link.category('men') },
              { title: say('女裝', 'Women'), link: link.category('women') },
              { title: say('裝備', 'Gear'), link: link.category('gear') },
            ],
          },
          { section: 'core' },
        ),
        set('compareBar', say('比較列', 'Compare bar'), {}, { section: 'core' }),
      ]),
      ...compose('list-around', [
        set('brandCategoryNav', say('品牌分類', 'Brand categories'), {}, { section: 'top' }),
        set('recentViews', say('最近瀏覽', 'Recently viewed'), {}, { section: 'bottom' }),
        set(
          'plpAdCard',
          say('列表廣告', 'Ads in lists'),
          {
            adOptions: [
              {
                kindCode: 'men,women',
                imgUrl: picture('scene-coast-tall'),
                pcIndex: 4,
                modIndex: 5,
                clickUrl: season === 'winter' ? link.campaign : link.landing('summer'),
                alt:
                  season === 'winter'
                    ? say(
                        '十二月，走一百公里：海岸與小徑',
                        'A hundred kilometres in December: coasts and paths',
                      )
                    : say('夏日離島：海岸與小徑', 'Summer islands: coasts and paths'),
              },
              {
                kindCode: 'gear',
                imgUrl: picture('scene-camp-tall'),
                pcIndex: 3,
                modIndex: 5,
                clickUrl: link.minisite('alpine'),
                alt: say('高山裝備指南', 'Alpine gear guide'),
              },
            ],
          },
          { section: 'settings' },
        ),
        set(
          'plpColorSwatches',
          say('顏色色板', 'Colour swatches'),
          { colors: Object.values(COLOURS).map(({ code, main }) => ({ code, color: main, img: '' })) },
          { section: 'settings' },
        ),
        set(
          'plpStyles',
          say('同款合併', 'One card per style'),
          { gatherStyles: false },
          { section: 'settings' },
        ),
      ]),
    ],
  },
})
