import type { AnyBlock } from './define-block.ts'
import { type OptionNode, optionTree } from './option-walk.ts'

/** What the media library says of the picture at an address, in one language. */
export type WordsOf = (address: string) => string | undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words for one option that describes a picture; `undefined` where it has its own, and where there is no picture. */
function wordsFor(node: OptionNode, value: unknown, beside: Readonly<Record<string, unknown>>, of: WordsOf) {
  const describes = node['x-cairn']?.describes
  const src = describes === undefined ? undefined : beside[describes]
  return value === '' && typeof src === 'string' && src !== '' ? of(src) || undefined : undefined
}

function filled(node: OptionNode, value: unknown, of: WordsOf): unknown {
  const { items, properties } = node
  if (items && Array.isArray(value)) {
    const next = value.map(item => filled(items, item, of))
    return next.some((item, index) => item !== value[index]) ? next : value
  }
  if (!properties || !isRecord(value)) return value
  const changed = Object.entries(properties).flatMap(([name, child]) => {
    const next = wordsFor(child, value[name], value, of) ?? filled(child, value[name], of)
    return next === value[name] ? [] : [[name, next] as const]
  })
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value
}

/**
 * Options in which empty alternative texts say what the media library says of their picture. What an operator wrote stays; without
 * anything to fill in, the very same options.
 */
export const withPictureWords = (block: AnyBlock, options: unknown, of: WordsOf): unknown =>
  filled(optionTree(block), options, of)
