import { widgetOf } from '../options/option-tree.ts'
import { linkTarget } from '../link-target.ts'
import { linkSchema } from '../option-fields.ts'
import { parseCodes } from '../parse-codes.ts'
import { type Found, found, type ProductFacts, type Surroundings } from './check.ts'
import { isFilled, type Leaf } from './leaves.ts'

/** The product or page that an address of the shop names. */
export function destinationOf(href: string): { kind: 'products' | 'pages'; name: string } | undefined {
  const [, kind, key = ''] = /^\/(product|landingPage|minisite)\/([^/?#]+)/.exec(href) ?? []
  if (!kind) return undefined
  try {
    const name = decodeURIComponent(key)
    return kind === 'product' ? { kind: 'products', name } : { kind: 'pages', name: `/${kind}/${name}` }
  } catch {
    return undefined // not an address the shop makes
  }
}

/** A place that an option leads to. */
export type Destination =
  /** `isListed`: shown with its price, rather than linked to. */
  | {
      readonly kind: 'product'
      readonly code: string
      readonly isListed: boolean
      readonly path: Leaf['path']
    }
  /** `address`: path and query. `anchor`: behind the `#`, empty for none. An empty address is the page itself. */
  | {
      readonly kind: 'address'
      readonly address: string
      readonly anchor: string
      readonly path: Leaf['path']
    }

/** Files beside the pages; whether they are there is not for the checks of links to say. */
const FILES = /^\/(media|assets|content|api)\//

function inside(href: string, path: Leaf['path']): Destination | undefined {
  const [address = '', anchor = ''] = href.split('#', 2)
  const product = destinationOf(address)
  if (product?.kind === 'products') return { kind: 'product', code: product.name, isListed: false, path }
  if (href !== '' && !/^(\/(?!\/)|#)/.test(href)) return undefined
  return FILES.test(address) ? undefined : { kind: 'address', address, anchor, path }
}

function linksOf(leaf: Leaf): (Destination | undefined)[] {
  const { value, path } = leaf
  switch (widgetOf(leaf)) {
    case 'products':
      return parseCodes(typeof value === 'string' ? value : '').map(code => ({
        kind: 'product',
        code,
        isListed: true,
        path,
      }))
    case 'link': {
      const link = linkSchema.safeParse(value).data
      const target = link && linkTarget(link)
      return target && !target.isOutside ? [inside(target.href, path)] : []
    }
    case 'richText':
      return typeof value === 'string'
        ? Array.from(value.matchAll(/<a\b[^>]*\shref="([^"]*)"/g), ([, href = '']) =>
            href === '' ? undefined : inside(href.replaceAll('&amp;', '&'), path),
          )
        : []
    default:
      return []
  }
}

/** Every place inside the shop that shown options lead to, by code, by link, and by links in rich text. */
export const destinations = (leaves: readonly Leaf[]): readonly Destination[] =>
  leaves.flatMap(leaf => linksOf(leaf).filter(each => each !== undefined))

const PRODUCT_PROBLEMS = { unknown: 'unknownProduct', offShelf: 'offShelf', soldOut: 'soldOut' } as const

function ofProduct(
  facts: ProductFacts | undefined,
  { code, isListed, path }: Destination & { kind: 'product' },
) {
  if (!facts || facts.state === 'onSale') return []
  // A link to what is sold out leads to a page that says so.
  return facts.state === 'soldOut' && !isListed ? [] : [found(PRODUCT_PROBLEMS[facts.state], path, code)]
}

function ofAddress(
  { address, anchor, path }: Destination & { kind: 'address' },
  { answers, anchors }: Surroundings,
): Found[] {
  if (address === '')
    return anchor !== '' && anchors && !anchors.has(anchor)
      ? [found('missingAnchor', path, `#${anchor}`)]
      : []
  if (answers.addresses[address] !== false) return []
  const page = destinationOf(address)
  return [page ? found('missingPage', path, page.name) : found('deadLink', path, address)]
}

/** Links that lead nowhere, and products that are unknown, off shelf or sold out. Source: LO-22, LO-27, L-170. */
export const checkDestinations = (leaves: readonly Leaf[], around: Surroundings): Found[] =>
  destinations(leaves).flatMap(destination =>
    destination.kind === 'product'
      ? ofProduct(around.answers.products[destination.code], destination)
      : ofAddress(destination, around),
  )

const isEmptyLink = (value: unknown) => {
  const link = linkSchema.safeParse(value ?? '').data
  return link !== undefined && link.value.trim() === '' && !linkTarget(link)
}

/** Buttons and areas of pictures that lead nowhere: the shop shows the button in vain, and leaves out the area. Source: L-198, LO-27. */
export const checkMissingLinks = (leaves: readonly Leaf[]): Found[] =>
  leaves.flatMap(({ node, value, path, siblings }) => {
    const { leadsTo, mustLead } = node['x-cairn'] ?? {}
    if (mustLead && isEmptyLink(value)) return [found('missingLink', path)]
    if (!leadsTo || !isFilled(value) || !isEmptyLink(siblings[leadsTo])) return []
    return [found('missingLink', [...path.slice(0, -1), leadsTo])]
  })

function ofSale({ path, value }: Leaf, { answers, now }: Surroundings): Found[] {
  const codes = parseCodes(typeof value === 'string' ? value : '')
  const known = codes.map(code => answers.products[code])
  const isOff = (facts: ProductFacts) => !((facts.promotedUntil ?? 0) > now)
  if (known.length > 0 && known.every(facts => facts && isOff(facts))) return [found('endedSale', path)]
  // Those that cannot be bought are named for that.
  return codes
    .filter((_, at) => known[at]?.state === 'onSale' && isOff(known[at]))
    .map(code => found('notInSale', path, code))
}

/** Products of a flash sale without a running promotion: the shop leaves them out; without any, the block. Source: L-240, L-241. */
export const checkSales = (leaves: readonly Leaf[], around: Surroundings): Found[] =>
  leaves.filter(({ node }) => node['x-cairn']?.isSale).flatMap(leaf => ofSale(leaf, around))
