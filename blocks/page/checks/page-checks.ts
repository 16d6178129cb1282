import { widgetOf } from '../options/option-tree.ts'
import type { AnyBlock } from '../define-block.ts'
import { type Found, found, type Surroundings } from './check.ts'
import { isFilled, type Leaf, shownLeaves } from './leaves.ts'
import { plainText } from '#api/rules/plain-text.ts'
import { ownPictures } from './pictures.ts'

/** A block that shows, with complete options. */
export interface ShownBlock {
  readonly id: string
  readonly block: AnyBlock
  readonly options: unknown
}

/** Something on the page that concerns one of its blocks. */
export interface FoundIn extends Found {
  readonly id: string
}

/** A heading shoppers meet, with the option it is in. */
export interface Heading {
  readonly level: number
  readonly path: Leaf['path']
}

/** Headings in a block's options, in order: rich text says its own, other options by their hint. */
export const headingsOf = ({ block, options }: Omit<ShownBlock, 'id'>): readonly Heading[] =>
  shownLeaves(block, options).flatMap((leaf): Heading[] => {
    const { node, value, path } = leaf
    const level = node['x-cairn']?.heading
    if (level !== undefined) {
      const isThere = Array.isArray(value) ? value.length > 0 : isFilled(value)
      return isThere ? [{ level, path }] : []
    }
    if (widgetOf(leaf) !== 'richText' || typeof value !== 'string') return []
    return Array.from(value.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs))
      .filter(([, , words = '']) => plainText(words) !== '')
      .map(([, digit]) => ({ level: Number(digit), path }))
  })

/** The page names itself by its title, at level 1. */
const PAGE_LEVEL = 1

/** Headings that skip a level on their way down: a listener looks for what is between. */
export function checkHeadings(
  blocks: readonly { readonly id: string; readonly headings: readonly Heading[] }[],
): readonly FoundIn[] {
  let before = PAGE_LEVEL
  return blocks.flatMap(({ id, headings }) =>
    headings.flatMap(({ level, path }) => {
      const skipped = level > before + 1
      const detail = `h${before} → h${level}`
      before = level
      return skipped ? [{ ...found('headingSkipped', path, detail), id }] : []
    }),
  )
}

/** Largest weight of a page's pictures together. */
export const MAX_PAGE_BYTES = 3_000_000

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The shop's own pictures of one block. */
export const picturesOf = ({ block, options }: Omit<ShownBlock, 'id'>) =>
  ownPictures(shownLeaves(block, options)).map(({ src, leaf }) => ({ src, path: leaf.path }))

/** A page whose pictures outweigh its budget; named is the heaviest of them. */
export function checkWeight(
  blocks: readonly { readonly id: string; readonly pictures: ReturnType<typeof picturesOf> }[],
  { answers }: Pick<Surroundings, 'answers'>,
): readonly FoundIn[] {
  const all = blocks.flatMap(({ id, pictures }) =>
    pictures.map(({ src, path }) => ({ id, path, src, bytes: answers.pictures[src]?.bytes ?? 0 })),
  )
  const each = [...new Map(all.map(one => [one.src, one])).values()]
  const sum = each.reduce((total, { bytes }) => total + bytes, 0)
  const [heaviest] = each.toSorted((a, b) => b.bytes - a.bytes)
  if (!heaviest || sum <= MAX_PAGE_BYTES) return []
  const detail = `${megabytes(sum)} > ${megabytes(MAX_PAGE_BYTES)}`
  return [{ ...found('pageHeavy', heaviest.path, detail), id: heaviest.id }]
}

const IDS = /\sid="([^"]+)"/g

/** Places that a link may lead to: the blocks themselves, places named in their HTML, and dialogs by their names. */
export const anchorsOf = (blocks: readonly ShownBlock[]): ReadonlySet<string> =>
  new Set(
    blocks.flatMap(({ id, block, options }) => [
      id,
      ...shownLeaves(block, options).flatMap(({ node, value }) => {
        const hints = node['x-cairn']
        if (typeof value !== 'string') return []
        if (hints?.isAnchor) return [value]
        return hints?.widget === 'richText' || hints?.holdsHtml
          ? Array.from(value.matchAll(IDS), ([, name = '']) => name)
          : []
      }),
    ]),
  )
