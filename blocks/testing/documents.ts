import type { MenuEntry } from '#api/client/navigation.ts'
import type { Locale } from '#locales/locale.ts'

const entry = (code: string, name: string, href: string | null, children?: readonly MenuEntry[]) => ({
  code,
  name,
  href,
  parentCode: null,
  urlType: 'NO_LINK',
  url: '',
  customerLink: '',
  link: '',
  blank: false,
  remark: '',
  title: '',
  picDes: '',
  picture: '',
  order: 1,
  display: true,
  ...(children && { children }),
})

/** The documents' menu of the stories: help centre and about us. */
export const sampleDocuments = (locale: Locale): readonly MenuEntry[] => {
  const say = (zh: string, en: string) => (locale === 'zh_HK' ? zh : en)
  return [
    entry('help', say('幫助中心', 'Help centre'), null, [
      entry('delivery', say('送貨安排', 'Delivery'), '/article/Delivery'),
      entry('returns', say('退貨與換貨', 'Returns and exchanges'), '/article/Returns'),
      entry('sizes', say('尺碼指南', 'Size guide'), '/article/Size-Guide'),
    ]),
    entry('about', say('關於我們', 'About us'), null, [
      entry('about-cairn', say('關於 Cairn', 'About Cairn'), '/article/About-Cairn'),
      entry('privacy', say('私隱政策', 'Privacy policy'), '/privacy-policy'),
    ]),
  ]
}
