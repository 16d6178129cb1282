import type { Component } from '#blocks/page/page.ts'
import { asPlainBlocks } from '#blocks/page/synced-section.ts'
import { findBlock } from '#blocks/registry.ts'
import { type Branch, branchOf } from '#content-store/client/model/operations.ts'
import { fromPage, toComponent } from '#content-store/client/page-content.ts'
import { childrenOf, type PageTree, slotKey } from '#content-store/client/model/page-tree.ts'
import { ROOT_SLOTS } from '#blocks/page/define-block.ts'
import { newId } from '../../core/model/new-block.ts'
import { slotsOfBlocks } from '../../core/model/placement.ts'
import { writeBlocks } from '../transfer/transfer.ts'

const KEY = 'cairn.clipboard'

const slotsOf = slotsOfBlocks(findBlock)

/** Blocks with all that is in them, as they are saved. */
export const componentsOf = (tree: PageTree, ids: readonly string[]): readonly Component[] =>
  ids.flatMap((id, index) => {
    const node = tree.nodes.get(id)
    return node ? [toComponent(tree, node, index + 1, slotsOf)] : []
  })

/**
 * Copies blocks as JSON, for any page of any shop. They are stored in this browser as well, for where it does not let pages write
 * the clipboard (addresses without https).
 */
export function copyBlocks(tree: PageTree, ids: readonly string[]): void {
  const text = writeBlocks(componentsOf(tree, ids))
  localStorage.setItem(KEY, text)
  // Refused where the page has no right to; the kept copy is then used.
  void navigator.clipboard?.writeText(text).catch(() => undefined)
}

/** Last copy in this browser. */
export const keptCopy = () => localStorage.getItem(KEY) ?? ''

/** Content of the system's clipboard; the kept copy where the browser does not show it. */
export const clipboardText = (): Promise<string> =>
  navigator.clipboard?.readText().catch(keptCopy) ?? Promise.resolve(keptCopy())

/** Copied blocks as branches under new ids, in their order. */
export function branchesOf(components: readonly Component[]): readonly Branch[] {
  const content = {
    title: '',
    description: '',
    keywords: '',
    globalConfig: { tenantCode: '', iconUrl: '', priceColor: '', themeColor: '' },
  }
  // A block that is taken out of a use follows no section.
  return asPlainBlocks(components, () => false).map(component => {
    const alone = [{ ...renewed(component), section: 'main' }]
    const tree = fromPage({ ...content, components: alone }, slotsOf, () => newId())
    const [id = ''] = ROOT_SLOTS.flatMap(name => childrenOf(tree, slotKey('', name)))
    return branchOf(tree, id)
  })
}

const renewed = (component: Component): Component => ({
  ...component,
  id: newId(),
  childComponents: component.childComponents.map(renewed),
})
