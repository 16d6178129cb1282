import { readKey } from '../../kit/operations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OpenedPage, PageDetail } from '#content-store/client/types.ts'
import { usePage } from '../../kit/queries.ts'
import { useEditor } from '../editor-context.ts'

/** The page's releases as last heard of, and how to tell the rest of the editor about newer ones. */
export function usePublished(): { detail: PageDetail; setDetail: (next: PageDetail) => void } {
  const { session } = useEditor()
  const client = useQueryClient()
  const { data } = usePage(session.detail.key)
  const setDetail = useCallback(
    (next: PageDetail) => {
      client.setQueryData(
        ['page', next.key],
        (opened: OpenedPage | undefined) => opened && { ...opened, ...next },
      )
      void client.invalidateQueries({ queryKey: readKey('pages.list') })
    },
    [client],
  )
  return { detail: data ?? session.detail, setDetail }
}
