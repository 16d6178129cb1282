import { type OptionPath, optionName, optionNodeAt, optionTree } from '#blocks/page/options/option-tree.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { APART, apartIn } from '#content-store/client/model/mirror.ts'
import { branchOf, editTo, type Operation } from '#content-store/client/model/operations.ts'
import { childrenOf, type Node, type PageTree } from '#content-store/client/model/page-tree.ts'
import { isOwnText } from '#content-store/client/model/shared-options.ts'
import { formOf, setOption } from '../../form/inspector/form/form-schema.ts'
import { getIn } from '../../form/inspector/form/option-path.ts'
import { newGesture, type PageSession } from '../../core/session/page-session.ts'

/** Both languages of a page that are open side by side. */
export interface Languages {
  readonly own: PageSession
  readonly twin: PageSession
}

export const isText = (block: AnyBlock, path: OptionPath) => isOwnText(optionNodeAt(optionTree(block), path))

const markOf = (path: OptionPath) => `options.${optionName(path)}`

export const isMarked = (node: Node, path: OptionPath) => apartIn(node).includes(markOf(path))

/** The edit that marks options as set apart. */
function marking(node: Node, marks: readonly string[]): readonly Operation[] {
  const { [APART]: _, ...rest } = node.values
  const values = marks.length > 0 ? { ...rest, [APART]: marks } : rest
  if (marks.join() === apartIn(node).join()) return []
  const set = marks.length > 0 ? { [APART]: values[APART] } : {}
  return [{ kind: 'edit', id: node.id, bag: 'values', set, unset: marks.length > 0 ? [] : [APART] }]
}

/** From now on each language has its own value of the option. */
export function unshare({ own, twin }: Languages, id: string, path: OptionPath): void {
  const [node, theirs] = [own.page.node(id), twin.page.node(id)]
  if (!node || !theirs) return
  const marked = (each: Node) => marking(each, [...new Set([...apartIn(each), markOf(path)])])
  own.run('apart', marked(node), newGesture('apart'), marked(theirs))
}

/** The value here becomes that of both languages, which share it from now on. */
export function share({ own, twin }: Languages, block: AnyBlock, id: string, path: OptionPath): void {
  const [node, theirs] = [own.page.node(id), twin.page.node(id)]
  if (!node || !theirs) return
  const unmarked = (each: Node) =>
    marking(
      each,
      apartIn(each).filter(mark => mark !== markOf(path)),
    )
  const value = getIn(node.options, path)
  const next = setOption(formOf(block), theirs.options, path, value)
  const edit = editTo(id, 'options', theirs.options, next as Node['options']) // options are an object at the root
  twin.run('apart', [...unmarked(theirs), ...(edit ? [edit] : [])], newGesture('share'), unmarked(node))
}

/** Says that a text is right as it is, whatever the other language says now: a step that changes nothing. */
export function confirm(session: PageSession, id: string, path: OptionPath): void {
  const [key] = path
  const node = session.page.node(id)
  if (!node || typeof key !== 'string') return
  session.run(
    'confirm',
    [{ kind: 'edit', id, bag: 'options', set: { [key]: node.options[key] }, unset: [] }],
    newGesture('confirm'),
    [],
  )
}

/** Puts a block of one language into the other, in the same place and with the texts it has. */
export function copyAcross(from: PageSession, to: PageSession, id: string): void {
  const node = from.page.node(id)
  if (!node) return
  const siblings = from.page.childIds(node.slot)
  const there = childrenOf(to.page, node.slot)
  const after = siblings.slice(0, siblings.indexOf(id)).findLast(each => there.includes(each)) ?? ''
  const at = { slot: node.slot, index: there.indexOf(after) + 1, after }
  to.run('insert', [{ kind: 'insert', at, branch: branchOf(from.page, id) }], newGesture('across'), [])
}

/** Puts the blocks of the other language into the order they have here. */
export function alignOrder({ own, twin }: Languages): void {
  const operations: Operation[] = []
  for (const [slot, ids] of own.page.children) {
    const common = ids.filter(id => twin.page.nodes.has(id))
    common.forEach((id, index) => {
      const section = own.page.node(id)?.section ?? ''
      operations.push({
        kind: 'move',
        id,
        to: { slot, index, after: common[index - 1] ?? '' },
        section,
      })
    })
  }
  twin.run('move', operations, newGesture('order'), [])
}

/** Differences between the structures of two languages. */
export interface StructureDifference {
  /** Blocks that are in one of them only, without those inside such blocks. */
  readonly onlyHere: readonly Node[]
  readonly onlyThere: readonly Node[]
  readonly isOrderSame: boolean
}

const aloneIn = (one: PageTree, other: PageTree): readonly Node[] =>
  [...one.nodes.values()].filter(({ id, slot }) => {
    const parent = slot.slice(0, slot.indexOf('|'))
    return !other.nodes.has(id) && (parent === '' || other.nodes.has(parent))
  })

export function structureDifference(own: PageTree, twin: PageTree): StructureDifference {
  const orderOf = (one: PageTree, other: PageTree) =>
    [...one.children]
      .map(([slot, ids]) => `${slot} ${ids.filter(id => other.nodes.has(id)).join()}`)
      .filter(line => !line.endsWith(' '))
      .toSorted()
      .join()
  return {
    onlyHere: aloneIn(own, twin),
    onlyThere: aloneIn(twin, own),
    isOrderSame: orderOf(own, twin) === orderOf(twin, own),
  }
}
