import { sectionUse } from '#blocks/page/synced-section.ts'
import { findBlock } from '#blocks/registry.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { everyBlock, overridesOf, partOf } from '#content-store/client/model/synced.ts'
import type { SavedPart, SavedPartInfo } from '#content-store/client/types.ts'
import { branchOf } from '#content-store/client/model/operations.ts'
import { useEffect, useMemo } from 'react'
import { useEditor } from '../editor-context.ts'
import { enclosingUse } from '../../core/model/placement.ts'
import { useOperation } from '../../kit/operations.ts'
import { useSavedPart } from '../../kit/saved-parts.ts'
import { useNode } from '../open-page/use-page.ts'

/** A use of a synced section on the open page. */
export interface SectionUseHere {
  /** The block that holds it. */
  readonly id: string
  readonly section: string
  /** The version that it was brought to. */
  readonly version: number
  /** `null`: this shop does not have the section; `undefined`: it is still asked. */
  readonly info: SavedPartInfo | null | undefined
  readonly part: SavedPart | undefined
}

/** The use that a block is, or in which it is; `undefined` for neither. */
export function useSectionUse(node: Node): SectionUseHere | undefined {
  const { session } = useEditor()
  const around = enclosingUse(session.page, node.slot)
  const container = useNode(around ?? node.id)
  const use = container && sectionUse(container)
  const { data: parts, isFetching, refetch } = useOperation('saved.list', {})
  const found = use && parts?.find(({ id, kind }) => id === use.section && kind === 'synced')
  // Another operator made or changed the section since it was asked for.
  const isStale = use !== undefined && parts !== undefined && (found?.version ?? 0) < use.version
  useEffect(() => {
    if (isStale) void refetch()
  }, [isStale, refetch])
  const info = found ?? (parts && !isFetching ? null : undefined)
  const { data: part } = useSavedPart(info ?? { id: '' }, Boolean(info))
  return use && container ? { id: container.id, ...use, info, part } : undefined
}

/** Content of a block in the section at the version that the use holds; `undefined` where that is not known. */
export function useSectionBlock(node: Node) {
  const { session } = useEditor()
  const use = useSectionUse(node)
  const { locale } = session.detail
  const { part, version } = use ?? {}
  const base = useMemo(() => {
    const held = part?.versions.find(each => each.version === version)
    const found = everyBlock(held?.contents[locale] ?? []).find(({ id }) => id === partOf(node))
    return found?.code === node.code ? found : undefined
  }, [part, version, locale, node])
  const overrides = useMemo(() => (base ? overridesOf(node, base, findBlock) : []), [base, node])
  return { use, base, overrides }
}

/** Number of a use's fields set for it alone. */
export function useOverrideCount(use: SectionUseHere): number {
  const { session } = useEditor()
  const { page, detail } = session
  const held = use.part?.versions.find(({ version }) => version === use.version)
  const base = new Map(everyBlock(held?.contents[detail.locale] ?? []).map(block => [block.id, block]))
  return branchOf(page, use.id).nodes.reduce((count, node) => {
    const was = base.get(partOf(node) ?? '')
    return was?.code === node.code ? count + overridesOf(node, was, findBlock).length : count
  }, 0)
}
