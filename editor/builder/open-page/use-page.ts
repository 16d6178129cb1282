import { useSyncExternalStore } from 'react'
import type { Node, PageMeta } from '#content-store/client/model/page-tree.ts'
import { useEditor } from '../editor-context.ts'
import type { LivePage } from '../../core/model/live-page.ts'

/** A block of the open page; renders again when it changes, and only then. */
export function useNode(id: string | undefined): Node | undefined {
  const { page } = useEditor().session
  return useSyncExternalStore(
    listener => (id === undefined ? () => undefined : page.watchNode(id, listener)),
    () => (id === undefined ? undefined : page.node(id)),
  )
}

/** The same of a page that may not be there. */
export const useNodeOf = (page: LivePage | undefined, id: string): Node | undefined =>
  useSyncExternalStore(
    listener => page?.watchNode(id, listener) ?? (() => undefined),
    () => page?.node(id),
  )

/** Returns true if the block is on the open page; renders again when it comes or goes. */
export function useNodeIsThere(id: string | undefined): boolean {
  const { page } = useEditor().session
  return useSyncExternalStore(
    listener => (id === undefined ? () => undefined : page.watchNode(id, listener)),
    () => id !== undefined && page.node(id) !== undefined,
  )
}

export function useMeta(): PageMeta {
  const { page } = useEditor().session
  return useSyncExternalStore(page.watchMeta, () => page.meta)
}

/** Rises when blocks come, go or move. */
export function useOrder(): number {
  const { page } = useEditor().session
  return useSyncExternalStore(page.watchOrder, () => page.order)
}
