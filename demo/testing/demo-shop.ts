import { join } from 'node:path'
import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import type { SiteLine } from '#api/catalogue/site/site-lines.ts'
import type { Component } from '#blocks/page/page.ts'
import { readShopFolder } from '#server/shop-folder/read-shop-folder.ts'

/** Midnight in Hong Kong of a day in winter: dates of the demo count from it. */
export const DAY = Date.parse('2026-11-21T00:00:00+08:00')
const SUMMER_DAY = Date.parse('2027-06-01T00:00:00+08:00')
export const DEMO_FOLDER = join(import.meta.dirname, '../shop')
/** Address of the demo's pictures. */
export const MEDIA_ROOT = '/media/demo/'

/** The demo's shop folder as it holds on a day. */
export const demoShop = await readShopFolder(DEMO_FOLDER, DAY)
export const summerShop = await readShopFolder(DEMO_FOLDER, SUMMER_DAY)

const parsed = (lines: readonly string[]): unknown[] =>
  lines.filter(text => text !== '').map(text => JSON.parse(text))

/** Lines of the demo as they are written; importing them checks their form. */
export const demoGoods = parsed(demoShop.goods) as readonly ImportLine[]
export const demoSite = parsed(demoShop.site) as readonly SiteLine[]

const isLine =
  <Kind extends string>(kind: Kind) =>
  <Line extends { readonly kind: string }>(line: Line): line is Extract<Line, { kind: Kind }> =>
    line.kind === kind
export const demoSpus = demoGoods.filter(isLine('spu'))
export const demoCategories = demoGoods.filter(isLine('category'))
export const demoCharts = demoGoods.filter(isLine('chart'))
export const demoBrands = demoGoods.filter(isLine('brand'))
export const demoDocuments = demoSite.filter(isLine('document'))
export const demoMenus = demoSite.filter(isLine('menu'))
export const demoShops = demoSite.filter(isLine('pickUpPoint')).filter(({ type }) => type === 2)

/** `JKT` of `CR-JKT-001`. */
export const kindOf = (code: string) => code.split('-')[1]

/** Blocks and those inside them. */
export const withInner = (components: readonly Component[]): Component[] =>
  components.flatMap(component => [component, ...withInner(component.childComponents)])
