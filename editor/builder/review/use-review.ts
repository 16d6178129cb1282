import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import {
  type NewComment,
  openComments,
  openRequest,
  type PublishRequest,
} from '#content-store/client/reviews.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { useEnvironment } from '../../kit/environment.ts'
import type { Change, Given } from '../../kit/operation-client.ts'
import { readKey, useOperation } from '../../kit/operations.ts'
import { useEditor } from '../editor-context.ts'

/** Requests and comments of the open page. The page's stream says when to read them again. */
export function useReview() {
  const { session } = useEditor()
  return useOperation('reviews.find', { key: session.detail.key })
}

/** Names of languages in a row, in the operator's. */
export function useLanguageNames() {
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const list = new Intl.ListFormat(languageTag(uiLocale))
  return (locales: readonly Locale[]) => list.format(locales.map(locale => languages(locale)))
}

/** Languages that a request of a page is about, that of the page first. */
export const languagesOf = (locale: Locale, { other }: Pick<PublishRequest, 'other'>): readonly Locale[] =>
  other ? [locale, other] : [locale]

/** Name of the open page's language, in the operator's: comments are about one language. */
export function usePageLanguage(): string {
  const { session } = useEditor()
  return useTranslations('editor.language')(session.detail.locale)
}

/** The request that waits, if any. */
export function useOpenRequest() {
  const { data } = useReview()
  return data && openRequest(data)
}

/** True if the open request, or one that was sent back, is about both languages: another one is expected to be so too. */
export function useAskedForBoth(): boolean {
  const last = useReview().data?.requests.at(-1)
  return last?.other !== undefined && (last.answer === null || last.answer.kind === 'sentBack')
}

/** The part of the open request that is about the other language; `null` where it was answered by itself, `undefined` until it is known. */
export function useOtherPart(): PublishRequest | null | undefined {
  const { session } = useEditor()
  const { operations } = useEnvironment()
  const request = useOpenRequest()
  const key = session.other?.detail.key ?? ''
  const { data } = useQuery({
    queryKey: readKey('reviews.find', { key }),
    queryFn: () => operations.read('reviews.find', { key }),
    enabled: request?.other !== undefined && key !== '',
  })
  if (!request?.other || !data) return undefined
  const part = openRequest(data)
  return part?.id === request.id ? part : null
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
      // A request may wait in both languages.
      if (session.other)
        void client.invalidateQueries({
          queryKey: readKey('reviews.find', { key: session.other.detail.key }),
        })
      void client.invalidateQueries({ queryKey: readKey('reviews.waiting') })
    },
  })
}

interface Asked {
  readonly note: string
  /** Asks for the other language too. */
  readonly isBoth: boolean
  readonly notSaved: string
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
    ask: useReviewChange('reviews.ask', async ({ note, isBoth, notSaved }: Asked) => ({
      key,
      note,
      revision: await saved(notSaved),
      ...(isBoth && session.other && { other: { revision: session.other.revision() } }),
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
