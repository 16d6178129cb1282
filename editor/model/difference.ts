import type { PageContent } from '#content-store/client/types.ts'
import type { Component } from '#blocks/page/page.ts'
import { type ValueChange, valueChanges } from '#content-store/client/model/value-changes.ts'

/** A block as a list of changes names it. */
export interface Named {
  readonly id: string
  readonly code: string
  readonly name: string
}

/** What differs between two contents of a page. */
export interface Difference {
  readonly added: readonly Named[]
  readonly removed: readonly Named[]
  /** With each value that differs; its path begins with `options`, `style` or `name`. */
  readonly changed: readonly (Named & { readonly values: readonly ValueChange[] })[]
  /** Standing elsewhere than before, relative to the blocks around them. */
  readonly moved: readonly Named[]
  /** Paths begin with `title`, `description`, `keywords` or `globalConfig`. */
  readonly page: readonly ValueChange[]
}

interface Standing {
  readonly component: Component
  /** Parent and slot. */
  readonly place: string
}

/** `sort` counts within a slot: pages may number their blocks per slot or throughout. Source: LO-20. */
const bySlot = (a: Component, b: Component) =>
  a.section === b.section ? a.sort - b.sort : a.section < b.section ? -1 : 1

function flat(components: readonly Component[]): Map<string, Standing> {
  const found = new Map<string, Standing>()
  const visit = (list: readonly Component[], parent: string) => {
    for (const component of list.toSorted(bySlot)) {
      found.set(component.id, { component, place: `${parent}|${component.section}` })
      visit(component.childComponents, component.id)
    }
  }
  visit(components, '')
  return found
}

/** What differs between two states of one block, each value under the bag it lies in. */
const blockChanges = (before: Component, after: Component): readonly ValueChange[] =>
  (['options', 'style', 'name'] as const).flatMap(bag => valueChanges(before[bag], after[bag], [bag]))

/** Ids of `after` that do not keep their order: all but a longest run that rises through `before`. */
function outOfOrder(before: readonly string[], after: readonly string[]): string[] {
  const rank = new Map(before.map((id, index) => [id, index]))
  const common = after.filter(id => rank.has(id))
  const ranks = common.map(id => rank.get(id) ?? 0)
  // Longest rising run: tails[k] ends the best run of length k + 1.
  const tails: number[] = []
  const previous: number[] = []
  ranks.forEach((value, index) => {
    let at = tails.findIndex(tail => (ranks[tail] ?? 0) >= value)
    if (at < 0) at = tails.length
    previous[index] = tails[at - 1] ?? -1
    tails[at] = index
  })
  const kept = new Set<number>()
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) kept.add(at)
  return common.filter((_, index) => !kept.has(index))
}

const PAGE_KEYS = ['title', 'description', 'keywords', 'globalConfig'] as const

const named = ({ id, code, name }: Component): Named => ({ id, code, name })

/** Everything that differs between two contents of a page, by block. */
export function differenceOf(before: PageContent, after: PageContent): Difference {
  const [old, fresh] = [flat(before.components), flat(after.components)]
  const stayed = [...fresh.values()].filter(({ component }) => old.has(component.id))
  const moved = new Set(
    stayed
      .filter(({ component, place }) => old.get(component.id)?.place !== place)
      .map(({ component }) => component.id),
  )
  const settled = (all: Map<string, Standing>) =>
    [...all.keys()].filter(id => old.has(id) && fresh.has(id) && !moved.has(id))
  for (const id of outOfOrder(settled(old), settled(fresh))) moved.add(id)
  return {
    added: [...fresh.values()]
      .filter(({ component }) => !old.has(component.id))
      .map(({ component }) => named(component)),
    removed: [...old.values()]
      .filter(({ component }) => !fresh.has(component.id))
      .map(({ component }) => named(component)),
    changed: stayed.flatMap(({ component }) => {
      const was = old.get(component.id)
      const values = was ? blockChanges(was.component, component) : []
      return values.length > 0 ? [{ ...named(component), values }] : []
    }),
    moved: stayed.filter(({ component }) => moved.has(component.id)).map(({ component }) => named(component)),
    page: PAGE_KEYS.flatMap(key => valueChanges(before[key], after[key], [key])),
  }
}

export const isNothing = ({ added, removed, changed, moved, page }: Difference) =>
  added.length + removed.length + changed.length + moved.length + page.length === 0
