import type { BothTexts } from '#locales/locale.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Category } from '../catalogue/catalogue.ts'
import { menuTree } from '../catalogue/site/menu-tree.ts'
import { categoryPaths, categoryTrail } from './menu-category.ts'
import { type ParsedMenu, siteLine } from '../catalogue/site/site-lines.ts'

interface Branch {
  readonly code: string
  readonly name: BothTexts
  readonly children?: readonly Branch[]
}

function categoryTree(branches: readonly Branch[]) {
  const categories = new Map<string, Category>()
  const grow = (branch: Branch, parent?: Category): Category => {
    const path = parent ? `${parent.path}/${branch.code}` : branch.code
    const children: Category[] = []
    const { code, name } = branch
    const category = { code, path, name, navFrontName: name, imageUrl: null, position: 0, parent, children }
    categories.set(code, category)
    for (const child of branch.children ?? []) children.push(grow(child, category))
    return category
  }
  return { roots: branches.map(branch => grow(branch)), categories }
}

const entry = (line: object): ParsedMenu => {
  const parsed = siteLine.parse({ kind: 'menu', urlType: 'CATEGORY', ...line })
  if (parsed.kind !== 'menu') throw new Error('A menu line stays one.')
  return parsed
}
const name = (zh_HK: string, en_US: string): BothTexts => ({ zh_HK, en_US })
const JACKETS = name('外套', 'Jackets')

const shop = categoryTree([
  {
    code: 'men',
    name: name('男', 'Gents'),
    children: [{ code: 'men-jackets', name: name('男外套', 'Gents’ jackets') }],
  },
  { code: 'women', name: name('女', 'Ladies'), children: [{ code: 'women-jackets', name: JACKETS }] },
  {
    code: 'gear',
    name: name('裝備', 'Gear'),
    children: [{ code: 'tents', name: name('帳幕/天幕', 'Tents / tarps') }],
  },
])
const { menuRoots } = menuTree([
  entry({ code: 'sport', name: name('運動', 'Sport'), urlType: 'URL', show: false }),
  entry({ code: 'sport-men', parent: 'sport', name: name('男裝', 'Men'), link: 'men-jackets' }),
  entry({ code: 'm', name: name('男裝', 'Men'), link: 'men', position: 1 }),
  entry({ code: 'w', name: name('女裝', 'Women'), urlType: 'NO_LINK', position: 2 }),
  entry({ code: 'mj', parent: 'm', name: JACKETS, link: 'men-jackets' }),
  entry({ code: 'wj', parent: 'w', name: JACKETS, link: 'women-jackets' }),
  entry({ code: 'deep', parent: 'wj', name: name('長身', 'Long'), urlType: 'URL' }),
  entry({ code: 'deepest', parent: 'deep', name: name('羽絨', 'Down'), link: 'tents' }),
  entry({ code: 'gone', name: name('沒有', 'Gone'), link: 'unknown' }),
])
const paths = categoryPaths({ ...shop, site: { menuRoots } })

describe('the category behind an address', () => {
  test.each([
    ['menu names in English', ['Men', 'Jackets'], 'men-jackets'],
    ['menu names in Chinese', ['男裝', '外套'], 'men-jackets'],
    ['one of each (CO-09)', ['男裝', 'jackets'], 'men-jackets'],
    ['equal names under another parent do not clash (CO-09, LO-80)', ['Women', 'Jackets'], 'women-jackets'],
    ['letter case, width and spaces make no difference', [' ＷＯＭＥＮ ', 'jackets'], 'women-jackets'],
    ['the first entry with these names has them', ['Men'], 'men'],
    ['of four levels the last three (LO-80)', ['Jackets', 'Long', 'Down'], 'tents'],
    ['fewer names than the way has', ['Down'], undefined],
    ['an entry that is no category', ['Jackets', 'Long'], undefined],
    ['an entry whose category is gone', ['Gone'], undefined],
    ['names of the category tree', ['Gents', 'Gents’ jackets'], 'men-jackets'],
    ['`-` for `/` (CO-09)', ['gear', 'Tents - tarps'], 'tents'],
    ['`/` itself', ['裝備', '帳幕/天幕'], 'tents'],
    ['a code', ['WOMEN-jackets'], 'women-jackets'],
    ['a path of codes', ['women', 'women-jackets'], 'women-jackets'],
    ['a path of codes that is none', ['men', 'women-jackets'], undefined],
    ['nothing', [], undefined],
  ] as const)('%s', (_, segments, code) => {
    expect(paths.find(segments)?.code).toBe(code)
  })

  test('the trail begins with the first level and ends with the category', () => {
    const tents = shop.categories.get('tents')
    expect(tents && categoryTrail(tents).map(({ code }) => code)).toEqual(['gear', 'tents'])
  })
})

describe('the address of a category', () => {
  const hrefs = (code: string) => {
    const category = shop.categories.get(code)
    if (!category) throw new Error(code)
    const { zh_HK, en_US } = paths.hrefs(category)
    return [decodeURI(zh_HK), decodeURI(en_US)]
  }
  test.each([
    ['the menu’s names (LO-82)', 'women-jackets', ['/products/女裝/外套', '/products/Women/Jackets']],
    ['the tree’s names for what no menu has', 'gear', ['/products/裝備', '/products/Gear']],
  ] as const)('%s', (_, code, expected) => expect(hrefs(code)).toEqual(expected))

  /** Few names, so that they clash; some hold what addresses are sensitive to. */
  const anyName = fc.constantFrom('Men', 'men', 'a/b', 'a-b', '男', '100%', 'x y', 'c1', 'c2', 'c1-1')
  const anyText = fc.record({ zh_HK: anyName, en_US: anyName })
  const anyTree = fc.array(fc.tuple(anyText, fc.array(anyText, { maxLength: 3 })), {
    minLength: 1,
    maxLength: 3,
  })

  test('leads back to the category, unless another one has all its names and its code', () => {
    fc.assert(
      fc.property(anyTree, fc.array(fc.tuple(anyText, fc.nat(8)), { maxLength: 6 }), (tree, entries) => {
        const made = categoryTree(
          tree.map(([text, below], i) => ({
            code: `c${i}`,
            name: text,
            children: below.map((child, j) => ({ code: `c${i}-${j}`, name: child })),
          })),
        )
        const codes = [...made.categories.keys()]
        const menus = entries.map(([text, at], i) =>
          entry({
            code: `m${i}`,
            name: text,
            link: codes[at % codes.length],
            ...(i > 2 && { parent: 'm0' }),
          }),
        )
        const { find, hrefs: hrefsOf } = categoryPaths({ ...made, site: menuTree(menus) })
        for (const category of made.categories.values()) {
          for (const href of Object.values(hrefsOf(category))) {
            const segments = href.split('/').slice(2).map(decodeURIComponent)
            expect(segments.length).toBeGreaterThan(0)
            const found = find(segments)
            expect(found === category || find([category.code]) !== category).toBe(true)
          }
        }
      }),
    )
  })
})
