import type { PageSummary } from '#content-store/client/types.ts'
import { useEditor } from '../editor-context.ts'
import { useOperation } from '../../kit/operations.ts'

/** The page in the other language as the list has it; `undefined` when there is none, or the list is not here yet. */
export function useTwinSummary(): PageSummary | undefined {
  const { session } = useEditor()
  const { data: pages } = useOperation('pages.list', {})
  const { id, locale } = session.detail
  return pages?.find(page => page.id === id && page.locale !== locale)
}
