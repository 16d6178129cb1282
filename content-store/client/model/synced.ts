import type { AnyBlock } from '#blocks/page/define-block.ts'
import { diff, isSame, type ValueChange } from '#blocks/page/options/diff.ts'
import { merge3 } from '#blocks/page/options/merge3.ts'
import { BAG, type OptionNode, optionTree } from '#blocks/page/options/option-tree.ts'
import type { Component } from '#blocks/page/page.ts'
import { PART, USE_SLOT, sectionUse } from '#blocks/page/synced-section.ts'
import { inVersion } from './block-edits.ts'

type FindBlock = (code: string) => AnyBlock | undefined
type Bag = Readonly<Record<string, unknown>>

/** Id of the block of the section that a block of a use follows. */
export function partOf({ values }: Pick<Component, 'values'>): string | undefined {
  const part = values[PART]
  return typeof part === 'string' ? part : undefined
}

/** Every block of a list, those inside others right after them. */
export const everyBlock = (components: readonly Component[]): readonly Component[] =>
  components.flatMap(component => [component, ...everyBlock(component.childComponents)])

const bySort = (components: readonly Component[]) => components.toSorted((a, b) => a.sort - b.sort)

/** Id of a block in a use: the same in both languages of a page, and other than that of any other use. */
const idInUse = (use: string, part: string) => `s${use.slice(-30)}-${part.slice(-32)}`

/** Content of a section's block in a use without overrides. */
const followed = (component: Component, use: string): Component => ({
  ...component,
  id: idInUse(use, component.id),
  values: { ...component.values, [PART]: component.id },
  childComponents: component.childComponents.map(child => followed(child, use)),
})

/** The blocks of a new use. */
export const followedBlocks = (use: string, section: readonly Component[]): readonly Component[] =>
  bySort(section).map((component, index) => ({
    ...followed(component, use),
    section: USE_SLOT,
    sort: index + 1,
  }))

/** Blocks of a page as those of a section: by the ids of the blocks they followed, if any. */
export const asSection = (components: readonly Component[]): readonly Component[] =>
  components.map(component => {
    const { [PART]: _, ...values } = component.values
    return {
      ...component,
      id: partOf(component) ?? component.id,
      pageId: '',
      values,
      childComponents: asSection(component.childComponents),
    }
  })

/** Three versions of one thing: the section's that a use was brought to, the use's, and the section's that comes. */
interface Merging<Value> {
  readonly base: Value
  readonly use: Value
  readonly next: Value
}

/** Returns the settings of a use after a change of the section: what the use says by itself stays, all else follows. */
const mergedBag = (node: OptionNode | undefined, { base, use, next }: Merging<Bag>): Bag =>
  merge3({ base, mine: next, theirs: use }, { node: node ?? BAG }).value as Bag // bags in, a bag out

/** A block's content, without the blocks inside it. */
export type Saying = Pick<Component, 'id' | 'code' | 'name' | 'version' | 'style' | 'options' | 'values'>

/** Options of the three in one version of the block; `undefined` where they cannot be brought there. */
function inOneVersion(block: AnyBlock | undefined, { base, use, next }: Merging<Saying>) {
  const version =
    base.version === use.version && use.version === next.version
      ? use.version
      : (block?.version ?? use.version)
  const [was, is, comes] = [base, use, next].map(each => inVersion(block, each, version))
  return was && is && comes && { version, options: { base: was, use: is, next: comes } }
}

/** A block of a use that follows the section to its next version. */
function mergedBlock(
  findBlock: FindBlock,
  { base, use, next }: Merging<Component>,
): Omit<Component, 'childComponents'> {
  const block = findBlock(use.code)
  const shared = inOneVersion(block, { base, use, next })
  const { [PART]: _, ...values } = use.values
  return {
    ...next,
    id: use.id,
    pageId: use.pageId,
    name: use.name === base.name ? next.name : use.name,
    style: mergedBag(undefined, { base: base.style, use: use.style, next: next.style }),
    values: {
      ...mergedBag(undefined, { base: base.values, use: values, next: next.values }),
      [PART]: next.id,
    },
    // What cannot be compared is the use's own.
    ...(shared
      ? { version: shared.version, options: mergedBag(block && optionTree(block), shared.options) }
      : { version: use.version, options: use.options }),
  }
}

/** A use on a page, and its section before and after a change. */
export interface UseMerge {
  readonly use: Component
  /** The section at the version that the use holds; `undefined` when it is no longer stored: the use then keeps its content. */
  readonly base: readonly Component[] | undefined
  readonly next: readonly Component[]
}

/**
 * The blocks of a use after a change of its section. The section says which blocks there are and in what order; of each, the
 * use's overrides stay.
 */
export function mergedUse({ use, base, next }: UseMerge, findBlock: FindBlock): readonly Component[] {
  const known = new Map(everyBlock(use.childComponents).map(component => [partOf(component), component]))
  const before = new Map(everyBlock(base ?? []).map(component => [component.id, component]))
  const merged = (component: Component): Component => {
    const own = known.get(component.id)
    const was = before.get(component.id)
    const childComponents = component.childComponents.map(merged)
    if (own?.code !== component.code)
      return { ...followed(component, use.id), pageId: use.pageId, childComponents }
    if (was?.code !== component.code)
      return { ...own, section: component.section, sort: component.sort, childComponents }
    return { ...mergedBlock(findBlock, { base: was, use: own, next: component }), childComponents }
  }
  return bySort(next).map((component, index) => ({
    ...merged(component),
    section: USE_SLOT,
    sort: index + 1,
  }))
}

/** Something that a use says by itself. */
export interface Override extends Pick<ValueChange, 'path'> {
  /** Id of the block on the page. */
  readonly id: string
  /** Id of the block in the section. */
  readonly part: string
  readonly bag: 'options' | 'style' | 'name'
}

/** The overrides of one block of a use, compared with the section at the use's version. */
export function overridesOf(own: Saying, base: Saying, findBlock: FindBlock): readonly Override[] {
  const block = findBlock(own.code)
  const at = { id: own.id, part: base.id }
  const shared = inOneVersion(block, { base, use: own, next: base })
  const options = shared
    ? diff(shared.options.use, shared.options.base, { node: block ? optionTree(block) : BAG })
    : [{ path: [] }]
  const style = [...new Set([...Object.keys(own.style), ...Object.keys(base.style)])].filter(
    key => !isSame(own.style[key], base.style[key]),
  )
  return [
    ...options.map(({ path }): Override => ({ ...at, bag: 'options', path })),
    ...style.map((key): Override => ({ ...at, bag: 'style', path: [key] })),
    ...(own.name === base.name ? [] : [{ ...at, bag: 'name', path: [] } as const]),
  ]
}

/** All that a use says by itself. */
export function overridesIn(
  use: Component,
  base: readonly Component[],
  findBlock: FindBlock,
): readonly Override[] {
  const before = new Map(everyBlock(base).map(component => [component.id, component]))
  return everyBlock(use.childComponents).flatMap(own => {
    const was = before.get(partOf(own) ?? '')
    return was?.code === own.code ? overridesOf(own, was, findBlock) : []
  })
}

/** Returns true if one path equals or contains the other, in either direction. */
export const isAtOrIn = (one: Override['path'], other: Override['path']) =>
  one.every((part, index) => index >= other.length || part === other[index])

/** The overrides of a use that a change of the section touches: fields that change in both, and those of a removed block. */
export function concernedBy(
  overrides: readonly Override[],
  base: readonly Component[],
  next: readonly Component[],
  findBlock: FindBlock,
): readonly Override[] {
  const after = new Map(everyBlock(next).map(component => [component.id, component]))
  const changed = everyBlock(base).flatMap(was => {
    const is = after.get(was.id)
    return is?.code === was.code ? overridesOf(is, was, findBlock) : []
  })
  return overrides.filter(
    own =>
      !after.has(own.part) ||
      changed.some(({ part, bag, path }) => part === own.part && bag === own.bag && isAtOrIn(path, own.path)),
  )
}

/** Uses of sections among blocks, at any level. */
export const usesIn = (components: readonly Component[]): readonly Component[] =>
  everyBlock(components).filter(component => sectionUse(component) !== undefined)
