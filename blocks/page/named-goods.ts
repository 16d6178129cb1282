import { foldedName } from '#api/rules/address.ts'
import type { AnyBlock } from './define-block.ts'
import { linkTarget } from './link-target.ts'
import { linkSchema } from './option-fields.ts'
import { isHtmlText, optionTree, widgetOf } from './options/option-tree.ts'
import { type Place, walk } from './options/walk.ts'
import { parseCodes } from './parse-codes.ts'

/** Addresses of rich text. */
const ANCHORS = /<a\b[^>]*?\shref="([^"]*)"/gi

/** A product, or a category, brand or label, as `product CR-1` and `group men`. Groups are folded as addresses compare them. */
export type GoodsName = `product ${string}` | `group ${string}`

const productName = (code: string): GoodsName => `product ${code}`
const groupName = (codeOrName: string): GoodsName => `group ${foldedName(codeOrName)}`

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // not an address that the shop makes
  }
}

/** Names of an address of the shop: a product's, or the last part of a list's. */
function namesOfAddress(href: string): readonly GoodsName[] {
  const [path = ''] = href.split(/[?#]/)
  const segments = path.split('/').filter(Boolean).map(decoded)
  const last = segments.at(-1)
  if (last === undefined || !path.startsWith('/')) return []
  const kind = segments.find(each => ['product', 'item', 'products', 'brand'].includes(each))
  if (kind === 'product' || kind === 'item') return [productName(last)]
  return kind === 'products' || kind === 'brand' ? [groupName(last)] : []
}

function namesOfLink(value: unknown): readonly GoodsName[] {
  const link = linkSchema.safeParse(value).data
  const target = link && linkTarget(link)
  return target && !target.isOutside ? namesOfAddress(target.href) : []
}

function namesAt(place: Place): readonly GoodsName[] {
  const { value, node } = place
  if (widgetOf(place) === 'link') return namesOfLink(value)
  if (typeof value !== 'string' || value === '') return []
  if (widgetOf(place) === 'products') return parseCodes(value).map(productName)
  if (isHtmlText(place))
    return [...value.matchAll(ANCHORS)].flatMap(([, href = '']) =>
      namesOfAddress(href.replaceAll('&amp;', '&')),
    )
  return node?.['x-cairn']?.isCode ? parseCodes(value).map(groupName) : []
}

/** Goods that the options of a block name: products and groups of them, by code or by link. */
export const goodsNamedBy = (block: AnyBlock, options: unknown): readonly GoodsName[] =>
  [...walk(optionTree(block), options)].flatMap(namesAt)
