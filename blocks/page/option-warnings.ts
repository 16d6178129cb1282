import type { Locale } from '#locales/locale.ts'
import { parseCodes } from './parse-codes.ts'
import type { AnyBlock } from './define-block.ts'
import { linkTarget } from './link-target.ts'
import { linkSchema } from './option-fields.ts'
import { type OptionNode, optionTree, visitWidget } from './option-walk.ts'
import { isOptionShown } from './visible-when.ts'

/** What may be meant, but is more often forgotten: shown at the field and before publishing, never refused. */
export type WarningKind = 'emptyAlt' | 'otherLanguage' | 'sampleAddress' | 'unknownProduct' | 'missingPage'

export interface OptionWarning {
  readonly problem: WarningKind
  readonly path: readonly PropertyKey[]
  /** What is unknown, missing or left over; empty where the field says it all. */
  readonly detail: string
}

/** Where options lead: products by code, pages by content path. */
export interface Destinations {
  readonly products: readonly string[]
  readonly pages: readonly string[]
}

export interface WarningContext {
  /** The page's language. */
  readonly locale: Locale
  /** Product codes the shop does not know and pages it does not show in this language. */
  readonly missing: Destinations
}

/** An option that is there, with its schema and where it stands. */
interface Leaf {
  readonly node: OptionNode
  readonly value: unknown
  readonly path: readonly PropertyKey[]
  readonly siblings: Readonly<Record<string, unknown>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* leavesOf(node: OptionNode, value: unknown, path: readonly PropertyKey[] = []): Generator<Leaf> {
  if (node.items && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leavesOf(node.items, item, [...path, index])
    return
  }
  if (!node.properties || !isRecord(value)) return
  for (const [name, child] of Object.entries(node.properties)) {
    const at = [...path, name]
    yield { node: child, value: value[name], path: at, siblings: value }
    yield* leavesOf(child, value[name], at)
  }
}

/** Options the form shows, in the schema's order. */
const shownLeaves = (block: AnyBlock, options: unknown) =>
  [...leavesOf(optionTree(block), options)].filter(({ path }) => isOptionShown(block, options, path))

const HAN = /\p{Script=Han}/u
const PROSE: readonly unknown[] = [undefined, 'textarea', 'richText']

/** Words for shoppers, rather than an address, a code or a choice. */
const isProse = ({ node }: Leaf) =>
  node.type === 'string' &&
  node.pattern === undefined &&
  node.enum === undefined &&
  !node['x-cairn']?.isName &&
  PROSE.includes(node['x-cairn']?.widget)

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Addresses of films and frames that a block's samples bring along. */
function sampleAddresses(block: AnyBlock): ReadonlySet<string> {
  const found = block.presets.flatMap(({ options }) =>
    [...leavesOf(optionTree(block), options)]
      .filter(({ node }) => node['x-cairn']?.widget === 'video' || node['x-cairn']?.holdsHtml)
      .map(({ value }) => value),
  )
  return new Set(found.filter(value => typeof value === 'string' && /^https?:/.test(value)) as string[]) // filtered to texts
}

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

interface Destination {
  readonly kind: keyof Destinations
  readonly name: string
  readonly path: readonly PropertyKey[]
}

/** Every product and page that shown options name, by code, by link, and by links in rich text. */
function destinations(block: AnyBlock, options: unknown): Destination[] {
  const found: Destination[] = []
  const keyed = (path: string) => path.split('.').map(key => (/^\d+$/.test(key) ? Number(key) : key))
  const add = (at: string, href: string) => {
    const destination = destinationOf(href)
    if (destination) found.push({ ...destination, path: keyed(at) })
  }
  visitWidget(block, 'products', options, (codes, at) => {
    for (const name of parseCodes(typeof codes === 'string' ? codes : ''))
      found.push({ kind: 'products', name, path: keyed(at) })
  })
  visitWidget(block, 'link', options, (given, at) => {
    const link = linkSchema.safeParse(given).data
    const target = link && linkTarget(link)
    if (target && !target.isOutside) add(at, target.href)
  })
  visitWidget(block, 'richText', options, (html, at) => {
    if (typeof html === 'string')
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) add(at, href)
  })
  return found.filter(({ path }) => isOptionShown(block, options, path))
}

/** What has to be looked up before `optionWarnings` can tell what is missing. */
export function destinationsOf(block: AnyBlock, options: unknown): Destinations {
  const found = destinations(block, options)
  const named = (kind: keyof Destinations) => [
    ...new Set(found.filter(each => each.kind === kind).map(({ name }) => name)),
  ]
  return { products: named('products'), pages: named('pages') }
}

const warn = (problem: WarningKind, { path }: Pick<Leaf, 'path'>, detail = ''): OptionWarning => ({
  problem,
  path,
  detail,
})

/** A picture shown without words for those who cannot see it; in rich text, an `img` without or with an empty `alt`. */
function lacksAlt({ node, value, siblings }: Leaf): boolean {
  const { describes, widget } = node['x-cairn'] ?? {}
  if (describes) return isFilled(siblings[describes]) && !isFilled(value)
  return widget === 'richText' && typeof value === 'string' && /<img\b(?![^>]*\salt="[^"])/.test(value)
}

/**
 * What an operator should look at again, in complete options. Sample addresses are those of the block's own presets.
 * Source: LO-22, LO-28.
 */
export function optionWarnings(
  block: AnyBlock,
  options: unknown,
  { locale, missing }: WarningContext,
): OptionWarning[] {
  const samples = sampleAddresses(block)
  const leaves = shownLeaves(block, options)
  const isOn = (leaf: Leaf) => {
    const describes = leaf.node['x-cairn']?.describes
    // Words for a picture that is hidden are not heard.
    return !describes || isOptionShown(block, options, [...leaf.path.slice(0, -1), describes])
  }
  return [
    ...leaves.filter(leaf => isOn(leaf) && lacksAlt(leaf)).map(leaf => warn('emptyAlt', leaf)),
    ...leaves
      .filter(
        leaf => locale === 'en_US' && isProse(leaf) && isFilled(leaf.value) && HAN.test(String(leaf.value)),
      )
      .map(leaf => warn('otherLanguage', leaf)),
    ...leaves
      .filter(({ value }) => typeof value === 'string' && samples.has(value))
      .map(leaf => warn('sampleAddress', leaf, String(leaf.value))),
    ...destinations(block, options)
      .filter(({ kind, name }) => missing[kind].includes(name))
      .map(({ kind, name, path }) =>
        warn(kind === 'products' ? 'unknownProduct' : 'missingPage', { path }, name),
      ),
  ]
}
