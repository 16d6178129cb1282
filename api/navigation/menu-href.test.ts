import { describe, expect, test } from 'vitest'
import type { SiteLine } from '../catalogue/site/site-lines.ts'
import { siteLine } from '../catalogue/site/site-lines.ts'
import { menuTree } from '../catalogue/site/menu-tree.ts'
import { menuHref } from './menu-href.ts'

type MenuLine = Omit<Extract<SiteLine, { kind: 'menu' }>, 'kind' | 'name'>
const named = (zh_HK: string, en_US: string, line: MenuLine) => {
  const parsed = siteLine.parse({ kind: 'menu', name: { zh_HK, en_US }, ...line })
  if (parsed.kind !== 'menu') throw new Error('A menu line stays one.')
  return parsed
}
const category = { urlType: 'CATEGORY' } as const

const { menus } = menuTree([
  named('男裝', 'Men', { code: 'men', urlType: 'NO_LINK' }),
  named('外套', 'Jackets', { code: 'jackets', parent: 'men', ...category, link: 'men-jackets' }),
  named('防水 / 防風', 'Shell / Wind', { code: 'shell', parent: 'jackets', ...category, link: 'men-shell' }),
  named('長身', 'Long & lean?', { code: 'long', parent: 'shell', ...category, link: 'men-long' }),
  named('運動館', 'Sport house', { code: 'sport', show: false }),
  named('跑步', 'Running', { code: 'run', parent: 'sport', ...category, link: 'run' }),
  named('期刊', 'Journal', { code: 'journal', url: 'https://journal.example/hk' }),
  named('無網址', 'No address', { code: 'nowhere' }),
  named('備註', 'Remark', { code: 'remarked', remark: 'Size Guide' }),
  named('自選', 'Custom', { code: 'custom', ...category, link: 'x', customerLink: '/landingPage/cup' }),
  named('自選標籤', 'Custom label', { code: 'customLabel', urlType: 'NO_LINK', customerLink: '/a' }),
  named('怪', 'Odd', { code: 'odd', urlType: 'SOMETHING', url: '/odd' }),
  named('幫助', 'Help', { code: 'help', menuType: 'DOC', urlType: 'NO_LINK' }),
  named('尺碼', 'Sizes', { code: 'sizes', menuType: 'DOC', parent: 'help', remark: ' Size  Guide ' }),
  named('條款', 'Terms', { code: 'terms', menuType: 'DOC', url: '/terms-of-use', remark: 'Terms' }),
  named('問號', 'Odd remark', { code: 'what', menuType: 'DOC', remark: '尺碼 & What?' }),
])

describe('where a menu entry leads', () => {
  test.each([
    ['a label leads nowhere (L-138, LO-81)', 'men', null, null],
    [
      'a category by the names on the way down (C-023, C-044, L-140)',
      'jackets',
      '/products/男裝/外套',
      '/products/Men/Jackets',
    ],
    [
      'names are encoded, `/` is `-` (CO-09)',
      'shell',
      '/products/男裝/外套/防水 - 防風',
      '/products/Men/Jackets/Shell - Wind',
    ],
    [
      'of four levels the last three (LO-80)',
      'long',
      '/products/外套/防水 - 防風/長身',
      '/products/Jackets/Shell - Wind/Long %26 lean%3F',
    ],
    ['a hidden section is no part of the way', 'run', '/products/跑步', '/products/Running'],
    ['an address of its own', 'journal', 'https://journal.example/hk', 'https://journal.example/hk'],
    ['without one, home (C-043, L-139)', 'nowhere', '/', '/'],
    ['a remark makes an article of documents only', 'remarked', '/', '/'],
    ['customerLink wins over a category (LO-81)', 'custom', '/landingPage/cup', '/landingPage/cup'],
    ['customerLink wins over a label (LO-81)', 'customLabel', '/a', '/a'],
    ['an unknown type is an address (LO-81)', 'odd', '/odd', '/odd'],
    [
      'an article by its dashed remark (C-045, L-141, LO-83)',
      'sizes',
      '/article/size-guide',
      '/article/size-guide',
    ],
    ['a document with an address of its own (L-145)', 'terms', '/terms-of-use', '/terms-of-use'],
    ['an article’s remark is encoded', 'what', '/article/尺碼-%26-what%3F', '/article/尺碼-%26-what%3F'],
  ] as const)('%s', (_, code, zh, en) => {
    const entry = menus.get(code)
    if (!entry) throw new Error(code)
    // Tables are read by people: only what has a meaning in addresses is written encoded here.
    const encoded = (href: string | null) => href?.replace(/[^\x21-\x7e]/gu, encodeURIComponent) ?? null
    expect([menuHref(entry, 'zh_HK'), menuHref(entry, 'en_US')]).toEqual([encoded(zh), encoded(en)])
  })
})
