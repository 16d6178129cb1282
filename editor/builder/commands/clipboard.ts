import type { Component } from '#blocks/page/page.ts'
import { asPlainBlocks } from '#blocks/page/synced-section.ts'
import { findBlock } from '#blocks/registry.ts'
import type { DraftNode } from '#content-store/client/draft/draft-tree.ts'
import { draftId } from '#content-store/client/draft/lifted.ts'
import {
  type Contents,
  draftOfContents,
  eachContents,
  type GivenContents,
  inBoth,
} from '#content-store/client/model/contents.ts'
import { type Branch, branchOf } from '#content-store/client/model/operations.ts'
import { toComponent } from '#content-store/client/page-content.ts'
import { childrenOf, type PageTree, slotKey } from '#content-store/client/model/page-tree.ts'
import { newId } from '../../core/model/new-block.ts'
import { slotsOfBlocks } from '../../core/model/placement.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { writeBlocks } from '../transfer/transfer.ts'

const KEY = 'cairn.clipboard'

const slotsOf = slotsOfBlocks(findBlock)

/** Blocks with all that is in them, as they are saved. */
const componentsOf = (tree: PageTree, ids: readonly string[]): readonly Component[] =>
  ids.flatMap((id, index) => {
    const node = tree.nodes.get(id)
    return node ? [toComponent(tree, node, index + 1, slotsOf)] : []
  })

/** Blocks of the page in each language in which they live. */
export function contentsOf(
  { draft, detail, page, other }: PageSession,
  ids: readonly string[],
): GivenContents {
  const own = { [detail.locale]: componentsOf(page, ids) }
  const shared = ids.filter(id => draft.nodes.get(draftId(draft, id, detail.locale))?.in === undefined)
  return other && shared.length > 0
    ? { ...own, [other.detail.locale]: componentsOf(other.page, shared) }
    : own
}

/**
 * Copies blocks as JSON, for any page of any shop. They are stored in this browser as well, for where it does not let pages write
 * the clipboard (addresses without https).
 */
export function copyBlocks(session: PageSession, ids: readonly string[]): void {
  const text = writeBlocks(session.detail.locale, contentsOf(session, ids))
  localStorage.setItem(KEY, text)
  // Refused where the page has no right to; the kept copy is then used.
  void navigator.clipboard?.writeText(text).catch(() => undefined)
}

/** Last copy in this browser. */
export const keptCopy = () => localStorage.getItem(KEY) ?? ''

/** Content of the system's clipboard; the kept copy where the browser does not show it. */
export const clipboardText = (): Promise<string> =>
  navigator.clipboard?.readText().catch(keptCopy) ?? Promise.resolve(keptCopy())

/** Blocks for a page in the languages it has. A page in one language takes its own, or what there is. */
export function contentsFor({ detail, other }: PageSession, given: GivenContents): Contents {
  const contents = inBoth(given)
  return other ? contents : inBoth({ [detail.locale]: contents[detail.locale] })
}

/** Copied blocks as branches of a draft under new ids, in their order. Those of a use that was taken apart follow no section. */
export function branchesOf(contents: Contents): readonly Branch<DraftNode>[] {
  const ids = new Map<string, string>()
  const renewed = (component: Component): Component => {
    const id = ids.get(component.id) ?? newId()
    ids.set(component.id, id)
    return { ...component, id, childComponents: component.childComponents.map(renewed) }
  }
  const plain = eachContents(contents, components => asPlainBlocks(components, () => false).map(renewed))
  const draft = draftOfContents(plain, findBlock)
  return childrenOf(draft, slotKey('', 'main')).map(id => branchOf(draft, id))
}
