import { type BlockCode, findBlock } from '#blocks/registry.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import { HOME_PATHS } from '../page/page-path.ts'

interface TemplateBlock {
  readonly code: BlockCode
  readonly section: 'top' | 'main'
  /** Name in the outline. */
  readonly name: BothTexts
  readonly options: Readonly<Record<Locale, Readonly<Record<string, unknown>>>>
}

const CENTRED = ' style="text-align:center"'

/**
 * A home page that is true of every shop: its name, its best sellers and its terms are read when the page is shown. `〔…〕` marks the sentence
 * that only the shop knows; the checks before publishing name it.
 */
const BLOCKS: readonly TemplateBlock[] = [
  {
    code: 'richText',
    section: 'top',
    name: { zh_HK: '商店介紹', en_US: 'About the shop' },
    options: {
      zh_HK: {
        content: `<h2${CENTRED}>{shopName}</h2><p${CENTRED}>〔用一兩句介紹你的商店：賣甚麼、為誰而設〕</p>`,
      },
      en_US: {
        content: `<h2${CENTRED}>{shopName}</h2><p${CENTRED}>〔Introduce your shop in a sentence or two: what you sell, and who it is made for〕</p>`,
      },
    },
  },
  {
    code: 'guessYouLike',
    section: 'main',
    name: { zh_HK: '商品', en_US: 'Products' },
    options: {
      zh_HK: { title: '我們的商品', max: 8 },
      en_US: { title: 'Our products', max: 8 },
    },
  },
  {
    code: 'richText',
    section: 'main',
    name: { zh_HK: '送貨及退貨', en_US: 'Delivery and returns' },
    options: {
      zh_HK: {
        content: `<h2${CENTRED}>送貨及退貨</h2><p${CENTRED}>購物滿 {freeDeliveryFrom}，香港及澳門免運費。收貨後 {returnDays} 天內可以退貨或換貨。</p><p${CENTRED}><a href="/list">瀏覽所有商品</a></p>`,
      },
      en_US: {
        content: `<h2${CENTRED}>Delivery and returns</h2><p${CENTRED}>Home delivery to Hong Kong and Macau is free from {freeDeliveryFrom}. You can return or exchange goods within {returnDays} days of delivery.</p><p${CENTRED}><a href="/list">See all products</a></p>`,
      },
    },
  },
]

const contentIn = (locale: Locale) => ({
  components: BLOCKS.map(({ code, section, name, options }, index) => ({
    id: `home-template-${index + 1}`,
    code,
    section,
    sort: index + 1,
    name: name[locale],
    version: findBlock(code)?.version ?? 1,
    options: options[locale],
  })),
})

/** A new home page in both languages, as `createPage` takes it. */
export const homeFromTemplate = () => ({
  path: HOME_PATHS[0],
  locale: 'zh_HK' as const,
  type: 'HOME' as const,
  title: '{shopName}',
  content: contentIn('zh_HK'),
  other: { title: '{shopName}', content: contentIn('en_US') },
})
