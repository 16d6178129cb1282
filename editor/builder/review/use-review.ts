import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type NewComment, openComments, openRequest, type PageReview } from '#content-store/client/reviews.ts'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'

/** Time between two looks at the review, ms: for those without a stream. */
const LOOK_MS = 15_000

const WAITING = ['waiting'] as const
const reviewKey = (key: string) => ['review', key] as const

/** Requests and comments of the open page. The page's stream says when to read them again. */
export function useReview() {
  const { content } = useEnvironment()
  const { session } = useEditor()
  const { key } = session.detail
  return useQuery({
    queryKey: reviewKey(key),
    queryFn: () => content.review(key),
    refetchInterval: LOOK_MS,
  })
}

/** The request that waits, if any. */
export function useOpenRequest() {
  const { data } = useReview()
  return data && openRequest(data)
}

/** Actions on requests and comments. Refusals belong beside the form, so each mutation keeps its error. */
export function useReviewChanges() {
  const { content } = useEnvironment()
  const { session } = useEditor()
  const client = useQueryClient()
  const { key } = session.detail
  const onSuccess = (review: PageReview) => {
    client.setQueryData(reviewKey(key), review)
    void client.invalidateQueries({ queryKey: WAITING })
  }
  /** The store knows what was saved: blocks that were just added, and the revision that is asked for. */
  const saved = async (message: string) => {
    if (!(await session.autosave.flush())) throw new Error(message)
    return session.autosave.status().revision
  }
  return {
    ask: useMutation({
      mutationFn: async ({ note, notSaved }: { note: string; notSaved: string }) =>
        content.askPublication(key, await saved(notSaved), note),
      onSuccess,
    }),
    sendBack: useMutation({
      mutationFn: ({ request, words }: { request: string; words: string }) =>
        content.sendBack(key, request, words),
      onSuccess,
    }),
    withdraw: useMutation({
      mutationFn: (request: string) => content.withdrawRequest(key, request),
      onSuccess,
    }),
    comment: useMutation({
      mutationFn: async ({ notSaved, ...given }: NewComment & { notSaved: string }) => {
        await saved(notSaved)
        return content.comment(key, given)
      },
      onSuccess,
    }),
    reply: useMutation({
      mutationFn: ({ id, text }: { id: string; text: string }) => content.reply(key, id, text),
      onSuccess,
    }),
    resolve: useMutation({
      mutationFn: ({ id, isResolved }: { id: string; isResolved: boolean }) =>
        content.resolveComment(key, id, isResolved),
      onSuccess,
    }),
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

/** Requests that wait, of all pages; asked again every half minute, because others work too. */
export function useWaiting() {
  const { content } = useEnvironment()
  return useQuery({ queryKey: WAITING, queryFn: content.waiting, refetchInterval: 30_000 })
}
