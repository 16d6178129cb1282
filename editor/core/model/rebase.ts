import { isSame } from '#blocks/page/options/diff.ts'
import { merge3 } from '#blocks/page/options/merge3.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { type DraftOperation, editableDraft } from '#content-store/client/draft/draft-operations.ts'
import { carryOutOn, neededBlock, type PageStep } from '#content-store/client/draft/draft-steps.ts'
import type { DraftNode, DraftTree } from '#content-store/client/draft/draft-tree.ts'
import { lifted } from '#content-store/client/draft/lifted.ts'
import { type Patch, wantedBy } from '#content-store/client/draft/patches.ts'
import { spotOf, spotsBetween, touchedAt, valueAt } from '#content-store/client/draft/spots.ts'
import { type DraftValue, inLocale } from '#content-store/client/draft/values.ts'
import { inVersion } from '#content-store/client/model/block-edits.ts'
import {
  type Bag,
  type BlockPosition,
  type Branch,
  branchOf,
  editTo,
  type Operation,
  positionAt,
} from '#content-store/client/model/operations.ts'
import {
  childrenOf,
  type Node,
  type PageMeta,
  type PageTree,
  parentOf,
} from '#content-store/client/model/page-tree.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { newId } from './new-block.ts'

/** A field of a block, or of the page itself when `id` is empty. */
export interface Field {
  readonly id: string
  readonly bag: Bag | 'name' | 'meta'
  readonly key: string
}

/** The value of a field in one language; `undefined` where the block or the field is not there. */
export function fieldOf(tree: PageTree, { id, bag, key }: Field): unknown {
  if (bag === 'meta') return tree.meta[key as keyof PageMeta] // other keys give undefined, which is right
  const node = tree.nodes.get(id)
  return bag === 'name' ? node?.name : node?.[bag][key]
}

/**
 * Two operators did what cannot both hold; this one decides. `field`: both set it, the page has theirs · `removed`: they removed
 * what this operator changed · `changed`: they changed what this operator removed, and it is back.
 */
export type Clash = { readonly by: string } & (
  | ({
      readonly kind: 'field'
      /** The value in the language `in`. */
      readonly mine: unknown
      readonly in: Locale
    } & Field)
  | {
      readonly kind: 'removed'
      readonly id: string
      readonly at: BlockPosition
      readonly branch: Branch<DraftNode>
    }
  | { readonly kind: 'changed'; readonly id: string }
)

/** Steps carried over to a page that others have changed, and what the operator has to decide. */
interface Rebased {
  readonly steps: readonly PageStep[]
  readonly clashes: readonly Clash[]
}

/** The operation that sets a field in one language. */
export function settingField({ id, bag, key }: Field, value: unknown): Operation {
  if (bag === 'meta') return { kind: 'meta', set: { [key]: value } }
  if (bag === 'name') return { kind: 'rename', id, name: String(value) }
  return value === undefined
    ? { kind: 'edit', id, bag, set: {}, unset: [key] }
    : { kind: 'edit', id, bag, set: { [key]: value }, unset: [] }
}

interface Meeting {
  readonly before: DraftTree
  readonly after: DraftTree
  /** Name of the other operator. */
  readonly by: string
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Language in which the operator is asked about what both languages share. */
  readonly locale: Locale
}

const versionOf = (node: DraftNode | undefined) => Number(node?.content['version'] ?? 0)

const inOne = (node: DraftNode, locale: Locale) => inLocale(node.content, locale) as Node

/**
 * Steps made on `before`, as they read on `after`, which holds changes of another operator. Different blocks, fields, items and languages go on
 * unchanged; inside one value lists and objects merge value by value; the rest is a clash. Options of different versions of a block are
 * compared, and written, in the newer one.
 */
export function rebased(meeting: Meeting, steps: readonly PageStep[]): Rebased {
  const { before, after, by, findBlock } = meeting
  const clashes = new Map<string, Clash>()
  const touched = touchedAt(spotsBetween(before, after))
  const seen = editableDraft(before)
  /** Both states with the operations that were looked at so far. */
  const [own, next] = [editableDraft(before), editableDraft(after)]
  for (const { operations } of steps) carryOutOn(seen, operations)
  const isGone = (id: string) => before.nodes.has(id) && !after.nodes.has(id)

  function noteRemoved(id: string) {
    let top = id
    for (let parent = parentOf(seen.nodes.get(top)?.slot ?? '|'); parent && isGone(parent); )
      [top, parent] = [parent, parentOf(seen.nodes.get(parent)?.slot ?? '|')]
    const node = seen.nodes.get(top)
    if (!node) return
    const siblings = childrenOf(seen, node.slot)
    const at = positionAt(
      node.slot,
      siblings.filter(each => each !== top),
      siblings.indexOf(top),
    )
    clashes.set(`${top} removed`, { kind: 'removed', id: top, at, branch: branchOf(seen, top), by })
  }

  const clashAt = (field: Field, mine: unknown, locale: Locale) =>
    clashes.set(`${field.id} ${field.bag}.${field.key}@${locale}`, {
      kind: 'field',
      ...field,
      mine,
      in: locale,
      by,
    })

  /** Notes that both set a field. What this operator wants is the whole field, as the screen shows it. */
  function noteField(id: string, at: readonly string[], locale: Locale) {
    const [bag = '', key = ''] = at
    const field: Field =
      id === ''
        ? { id, bag: 'meta', key: bag }
        : bag === 'name'
          ? { id, bag, key: '' }
          : { id, bag: bag as Bag, key } // a path in a block begins with one of its bags
    const content = id === '' ? seen.meta : seen.nodes.get(id)?.content
    // This operator has removed the block since.
    if (!content) return
    const plain = inLocale(content, locale) as Readonly<Record<string, unknown>>
    const mine =
      field.bag === 'name' || id === '' ? plain[bag] : (plain[bag] as Readonly<Record<string, unknown>>)[key]
    clashAt(field, mine, locale)
  }

  /** A change of a value as it reads where others changed values too; none where the operator has to decide. */
  function patchesOver(id: string, patch: Patch): readonly Patch[] {
    const spot = spotOf(id, patch)
    if ('move' in patch || !touched.meets(spot)) return [patch]
    const wanted = wantedBy(patch)
    const [base, theirs] = [valueAt(before, spot), valueAt(next, spot)]
    if (isSame(base, theirs) || isSame(wanted, theirs)) return [patch]
    if ('value' in patch && base !== undefined && theirs !== undefined) {
      const { value, conflicts } = merge3({ base, mine: wanted, theirs }, { lists: 'place' })
      if (conflicts.length === 0) return [{ ...patch, value: value as DraftValue }] // of draft values a draft value
    }
    noteField(id, patch.at, patch.in ?? meeting.locale)
    return []
  }

  /** Changes of options where the block changed and not all options are of one version; `undefined` for any other. */
  function acrossVersions(operation: DraftOperation): readonly DraftOperation[] | undefined {
    if (operation.kind !== 'patch' || operation.id === undefined) return undefined
    const { id, patches } = operation
    const [was, is, mine] = [before, after, own].map(draft => draft.nodes.get(id))
    if (!was || !is || !mine || was === is || !patches.some(({ at }) => at[0] === 'options')) return undefined
    const raises = patches.some(({ at }) => at[0] === 'version')
    if (!raises && versionOf(was) === versionOf(is)) return undefined
    const tried = editableDraft(own)
    carryOutOn(tried, [operation])
    const made = tried.nodes.get(id) ?? mine
    const version = Math.max(versionOf(mine), versionOf(made), versionOf(is))
    const block = findBlock(mine.code)
    const locales = LOCALES.filter(locale => patches.some(patch => !patch.in || patch.in === locale))
    const work = editableDraft(next)
    return locales.flatMap((locale): readonly DraftOperation[] => {
      const theirs = work.nodes.get(id)
      if (!theirs) return []
      const present = inOne(theirs, locale)
      const [base, wanted, found] = [mine, made, theirs].map(node =>
        inVersion(block, inOne(node, locale), version),
      )
      if (!base || !wanted || !found) return []
      const options: Record<string, unknown> = { ...found }
      for (const key of new Set([...Object.keys(base), ...Object.keys(wanted)])) {
        if (isSame(base[key], wanted[key]) || isSame(wanted[key], found[key])) continue
        const merged = merge3({ base: base[key], mine: wanted[key], theirs: found[key] }, { lists: 'place' })
        if (isSame(base[key], found[key])) options[key] = wanted[key]
        else if (merged.conflicts.length === 0) options[key] = merged.value
        else clashAt({ id, bag: 'options', key }, wanted[key], locale)
      }
      if (isSame(found, options)) return []
      const raised = version === present.version ? undefined : version
      const edit = editTo(id, 'options', present.options, options, raised)
      const edits = edit ? lifted(work, edit, { locale, findBlock, newId }) : []
      return carryOutOn(work, edits).forward
    })
  }

  function carriedOver(operation: DraftOperation): readonly DraftOperation[] {
    if (operation.kind === 'remove') {
      const lost = branchOf(after, operation.id).nodes.find(({ id }) => touched.isChanged(id))
      if (!lost) return [operation]
      clashes.set(`${operation.id} changed`, { kind: 'changed', id: operation.id, by })
      return []
    }
    const needed = neededBlock(operation)
    if (needed !== '' && isGone(needed)) {
      noteRemoved(needed)
      return []
    }
    if (operation.kind === 'move' && isGone(parentOf(operation.to.slot))) return []
    if (operation.kind !== 'patch') return [operation]
    const patches = operation.patches.flatMap(patch => patchesOver(operation.id ?? '', patch))
    return patches.length > 0 ? [{ ...operation, patches }] : []
  }

  const carried = steps.map(step => ({
    ...step,
    operations: step.operations.flatMap(operation => {
      const there = acrossVersions(operation) ?? carriedOver(operation)
      carryOutOn(own, [operation])
      carryOutOn(next, there)
      return there
    }),
  }))
  return { steps: carried, clashes: [...clashes.values()] }
}
