import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { warningRef } from '#content-store/client/warning-ref.ts'
import type { NewRelease, PublishProblem } from '#content-store/client/types.ts'
import type { Locale } from '#locales/locale.ts'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { diffPages, type PageDiff } from '../../core/model/page-diff.ts'
import { shownTree } from '../../core/session/page-session.ts'
import { orNull } from '#operators/client/operations.ts'

/** Changes for shoppers. */
export interface PublishChanges {
  /** The release that is live; `undefined` for none. */
  readonly version: number | undefined
  /** `undefined` without a live release, or while it is being read. */
  readonly difference: PageDiff | undefined
}

export interface PublishBoth {
  /** Key and language of the page in the other language; `undefined` when there is none. */
  readonly other: { readonly key: string; readonly locale: Locale } | undefined
  readonly isBoth: boolean
  readonly setBoth: (isBoth: boolean) => void
  /** Findings in the other language; empty while it is not published too. */
  readonly problems: readonly PublishProblem[]
  readonly isPending: boolean
  readonly checkAgain: () => Promise<unknown>
  /** Revision to publish: the draft that was checked. */
  readonly release: NewRelease | undefined
  /** Changes by that; `undefined` until it is checked, and while it is not published too. */
  readonly changes: PublishChanges | undefined
}

interface Asking {
  /** Instant for which the other language is checked, epoch ms; the present by default. */
  readonly at: number | undefined
  /** A request asks for both: they are chosen until the operator chooses otherwise. */
  readonly isAsked: boolean
}

/** Publishes the other language together with this one, once the store has checked it too. */
export function usePublishBoth({ at, isAsked }: Asking): PublishBoth {
  const { session } = useEditor()
  const { operations } = useEnvironment()
  // Deleted elsewhere since the page was opened.
  const isGone = useStore(session.store, ({ hasOther }) => hasOther === false)
  const other = isGone ? undefined : session.other?.detail
  const [chosen, setBoth] = useState<boolean>()
  const isBoth = (chosen ?? isAsked) && other !== undefined
  const check = useQuery({
    queryKey: ['otherProblems', other?.key, at],
    queryFn: async () => {
      const key = other?.key ?? ''
      await session.autosave.flush()
      const page = await orNull(operations.read('pages.find', { key }))
      const version = page?.liveVersion ?? undefined
      const [problems, live] = await Promise.all([
        operations.read('pages.problems', { key, ...(at !== undefined && { at }) }),
        version === undefined ? undefined : operations.read('versions.release', { key, version }),
      ])
      const difference =
        page && live ? diffPages(shownTree(page, live), shownTree(page, page.draft)) : undefined
      return { revision: page?.draft.revision ?? 0, problems, changes: { version, difference } }
    },
    enabled: isBoth && other !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  // Published together, no language is missing.
  const problems = (isBoth && check.data?.problems) || []
  const left = problems.filter(({ problem }) => problem !== 'missingLanguage')
  return {
    other,
    isBoth,
    setBoth,
    problems: left,
    isPending: isBoth && check.isPending,
    checkAgain: check.refetch,
    release:
      isBoth && check.data
        ? { revision: check.data.revision, accepted: left.flatMap(problem => warningRef(problem) ?? []) }
        : undefined,
    changes: isBoth ? check.data?.changes : undefined,
  }
}
