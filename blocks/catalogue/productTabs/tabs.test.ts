import { describe, expect, test } from 'vitest'
import { parseOptions } from '../../page/normalise.ts'
import { product, products } from '../../testing/product.ts'
import { productTabsBlock, type ProductTabsOptions, productTabsSchema } from './block.ts'
import { allCodes, stockedTabs, tabsOf } from './tabs.ts'

const options = (given: object) => productTabsSchema.parse(given) satisfies ProductTabsOptions

describe('tabs of products', () => {
  test('four at most, in their order; there is no fifth (L-213, L-214)', () => {
    const names = { name1: 'A', name2: 'B', name3: 'C', name4: 'D', name5: 'E' }
    expect(tabsOf(options(names)).map(tab => tab.name)).toEqual(['A', 'B', 'C', 'D'])
  })

  test('each has the products of its own codes, in their order (L-214, L-170)', () => {
    const tabs = tabsOf(options({ productCodes1: 'P3, P1,,P3 ', productCodes2: 'P2' }))
    const [first, second] = stockedTabs(tabs, products(['P1', 'P2', 'P3', 'P4']))
    expect(first?.products.map(one => one.code)).toEqual(['P3', 'P1'])
    expect(second?.products.map(one => one.code)).toEqual(['P2'])
  })

  test('without sellable products a tab is hidden; the others keep their numbers (L-216)', () => {
    const tabs = tabsOf(options({ productCodes1: 'P1', productCodes2: 'P2,P9', productCodes3: 'P3' }))
    const stock = [
      product({ code: 'P1' }),
      product({ code: 'P2', onShelves: false }),
      product({ code: 'P3' }),
    ]
    expect(stockedTabs(tabs, stock).map(tab => tab.number)).toEqual([1, 3])
  })

  test('sold out is still on the shelf: the tab stays (L-216)', () => {
    const tabs = tabsOf(options({ productCodes1: 'P1' }))
    expect(stockedTabs(tabs, [product({ code: 'P1', inventory: 0 })])).toHaveLength(1)
  })

  test('all codes are asked for once', () =>
    expect(allCodes(options({ productCodes1: 'P1,P2', productCodes3: 'P2,P3' }))).toEqual(['P1', 'P2', 'P3']))

  test('a name that is no text falls back, the rest stays (L-172)', () => {
    const parsed = parseOptions(productTabsBlock, { name1: 7, name2: 'B' }).options as ProductTabsOptions
    expect(parsed).toMatchObject({ name1: '', name2: 'B' })
  })
})
