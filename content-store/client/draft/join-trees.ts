import type { AnyBlock } from '#blocks/page/define-block.ts'
import { BAG, type OptionNode, optionTree } from '#blocks/page/options/option-tree.ts'
import { apartIn } from '../model/apart.ts'
import { childrenOf, type Node, type PageTree, type SlotKey, slotKey, slotName } from '../model/page-tree.ts'
import { aligned } from './align.ts'
import { type DraftNode, type DraftTree, slotsByParent } from './draft-tree.ts'
import { joined } from './join-values.ts'
import { type DraftRecord, encoded } from './values.ts'

/** Schema of what a block holds; its kind describes its options. */
export const contentNode = (block: AnyBlock | undefined): OptionNode => ({
  properties: { style: BAG, values: BAG, options: block ? optionTree(block) : BAG },
})

/** Schema of the page's own settings. */
export const META: OptionNode = { properties: {} }
/** Page settings that each language has for itself. */
const OWN_META = new Set(['title', 'description', 'keywords', 'shareImage'])

export const contentOf = ({ name, version, pageId, style, options, values, held }: Node): object => ({
  name,
  version,
  pageId,
  style,
  options,
  values,
  held,
})

interface Sides {
  readonly zh_HK: PageTree
  readonly en_US: PageTree
}

/**
 * Joins the pages of two languages into one draft. Blocks of one id and kind in one place are one block; all others live in their language.
 * `inLanguage` gives both pages back.
 */
export function joinTrees(sides: Sides, findBlock: (code: string) => AnyBlock | undefined): DraftTree {
  const { zh_HK, en_US } = sides
  const nodes = new Map<string, DraftNode>()
  const children = new Map<SlotKey, readonly string[]>()
  const slots = { zh_HK: slotsByParent(zh_HK.children), en_US: slotsByParent(en_US.children) }

  /** A block of the English page only. The other page may have a block of its id. */
  const englishId = (id: string) => (zh_HK.nodes.has(id) ? { id: `${id}.en`, as: id } : { id })

  function pair(zh: Node | undefined, en: Node | undefined, slot: SlotKey): DraftNode | undefined {
    if (zh && en) {
      const node = contentNode(findBlock(zh.code))
      const marks = new Set([...apartIn(zh), ...apartIn(en)])
      // Options of different versions of a block cannot be compared.
      if (zh.version !== en.version) marks.add('options')
      const content = joined(node, { zh_HK: contentOf(zh), en_US: contentOf(en) }, name => marks.has(name))
      return { id: zh.id, code: zh.code, section: zh.section, slot, content: content as DraftRecord }
    }
    const only = zh ?? en
    if (!only) return undefined
    const place = zh ? { id: zh.id, in: 'zh_HK' as const } : { ...englishId(only.id), in: 'en_US' as const }
    return {
      ...place,
      code: only.code,
      section: only.section,
      slot,
      content: encoded(contentOf(only)) as DraftRecord,
    }
  }

  function visit(parent: string, zhParent: string | undefined, enParent: string | undefined) {
    const slotsOf = (locale: 'zh_HK' | 'en_US', id: string | undefined) =>
      id === undefined ? [] : (slots[locale].get(id) ?? []).map(slotName)
    for (const name of new Set([...slotsOf('zh_HK', zhParent), ...slotsOf('en_US', enParent)])) {
      const idsIn = (tree: PageTree, id: string | undefined) =>
        id === undefined ? [] : childrenOf(tree, slotKey(id, name))
      const [zhIds, enIds] = [idsIn(zh_HK, zhParent), idsIn(en_US, enParent)]
      const slot = slotKey(parent, name)
      const isOne = (one: string, other: string) => {
        const [zh, en] = [zh_HK.nodes.get(one), en_US.nodes.get(other)]
        return one === other && zh?.code === en?.code && zh?.section === en?.section
      }
      const ids: string[] = []
      for (const [zh, en] of aligned(zhIds, enIds, isOne)) {
        const [zhId, enId] = [zhIds[zh ?? -1], enIds[en ?? -1]]
        const node = pair(zh_HK.nodes.get(zhId ?? ''), en_US.nodes.get(enId ?? ''), slot)
        if (!node) continue
        nodes.set(node.id, node)
        ids.push(node.id)
        visit(node.id, zhId, enId)
      }
      children.set(slot, ids)
    }
  }
  visit('', '', '')
  const meta = joined(META, { zh_HK: zh_HK.meta, en_US: en_US.meta }, name => OWN_META.has(name))
  return { nodes, children, meta: meta as DraftRecord }
}

/** The draft of a page in one language. The other one, once there is one, begins with what this one has. */
export const soleTree = ({ nodes, children, meta }: PageTree): DraftTree => ({
  nodes: new Map(
    [...nodes.values()].map(node => {
      const { id, code, section, slot } = node
      return [id, { id, code, section, slot, content: encoded(contentOf(node)) as DraftRecord }]
    }),
  ),
  children,
  meta: encoded(meta) as DraftRecord,
})
