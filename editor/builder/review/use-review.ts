import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { type NewComment, openComments, openRequest } from '#content-store/client/reviews.ts'
import { useEnvironment } from '../../kit/environment.ts'
import type { Change, Given } from '../../kit/operation-client.ts'
import { readKey, useOperation } from '../../kit/operations.ts'
import { useEditor } from '../editor-context.ts'

/** Requests and comments of the open page. The page's stream says when to read them again. */
export function useReview() {
  const { session } = useEditor()
  return useOperation('reviews.find', { key: session.detail.key })
}

/** Name of the open page's language, in the operator's: requests and comments are about one language. */
export function usePageLanguage(): string {
  const { session } = useEditor()
  return useTranslations('editor.language')(session.detail.locale)
}

/** The request that waits, if any. */
export function useOpenRequest() {
  const { data } = useReview()
  return data && openRequest(data)
}

/** Changes the review of the open page. The mutation keeps its error: refusals belong beside the form. */
function useReviewChange<Name extends Extract<Change, `reviews.${string}`>, Sent>(
  name: Name,
  inputOf: (sent: Sent) => Given<Name> | Promise<Given<Name>>,
) {
  const { operations } = useEnvironment()
  const { session } = useEditor()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (sent: Sent) => operations.change(name, await inputOf(sent)),
    onSuccess(review) {
      client.setQueryData(readKey('reviews.find', { key: session.detail.key }), review)
      void client.invalidateQueries({ queryKey: readKey('reviews.waiting') })
    },
  })
}

/** Actions on requests and comments. */
export function useReviewChanges() {
  const { session } = useEditor()
  const { key } = session.detail
  /** The store knows what was saved: blocks that were just added, and the revision that is asked for. */
  const saved = async (message: string) => {
    if (!(await session.autosave.flush())) throw new Error(message)
    return session.revision()
  }
  return {
    ask: useReviewChange('reviews.ask', async ({ note, notSaved }: { note: string; notSaved: string }) => ({
      key,
      note,
      revision: await saved(notSaved),
    })),
    sendBack: useReviewChange('reviews.send-back', (sent: { request: string; words: string }) => ({
      key,
      ...sent,
    })),
    withdraw: useReviewChange('reviews.withdraw', (request: string) => ({ key, request })),
    comment: useReviewChange(
      'reviews.comment',
      async ({ notSaved, ...given }: NewComment & { notSaved: string }) => {
        await saved(notSaved)
        return { key, ...given }
      },
    ),
    reply: useReviewChange('reviews.reply', (sent: { id: string; text: string }) => ({ key, ...sent })),
    resolve: useReviewChange('reviews.resolve', (sent: { id: string; isResolved: boolean }) => ({
      key,
      ...sent,
    })),
  }
}

/** Counts open comments by block, for the outline: rows look at one number each. */
export function useCommentCounts(): void {
  const { session } = useEditor()
  const { data } = useReview()
  useEffect(() => {
    const counts = new Map<string, number>()
    for (const { block } of data ? openComments(data) : [])
      if (block) counts.set(block.id, (counts.get(block.id) ?? 0) + 1)
    session.store.setState({ comments: counts })
  }, [data, session])
}

/** Requests that wait, of all pages. */
export const useWaiting = () => useOperation('reviews.waiting', {})
