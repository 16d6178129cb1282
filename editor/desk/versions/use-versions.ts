import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { VersionedPage } from '#content-store/client/block-versions.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useOperation } from '../../kit/operations.ts'

/** Old blocks of all pages, and the upgrades that can be taken back; read again each time the screen opens. */
export const useBlockVersions = () => useOperation('block-versions.list', {}, { gcTime: 0 })

/** One page before and after; `key` is the page's. */
export const useRaisePreview = (key: string) => useOperation('block-versions.preview', { key }, { gcTime: 0 })

/** Brings pages up to date, or takes that back. */
export type Way = 'raise' | 'lower'

/** Something that was left as it is, and why. */
export interface Left {
  readonly page: VersionedPage
  /** Name and reason of each block, or what the store said. */
  readonly reason:
    | {
        readonly kind: 'blocks'
        readonly blocks: readonly { readonly code: string; readonly name: string; readonly error: string }[]
      }
    | { readonly kind: 'changed' }
    | { readonly kind: 'refused'; readonly message: string }
}

interface Progress {
  readonly state: 'asked' | 'running' | 'done' | 'stopped'
  readonly finished: number
  readonly left: readonly Left[]
}

const NOT_BEGUN: Progress = { state: 'asked', finished: 0, left: [] }

/** Works through pages one by one; each is changed whole or not at all, so that it can be stopped between any two. */
export function useRun(way: Way, pages: readonly VersionedPage[]) {
  const { operations } = useEnvironment()
  const client = useQueryClient()
  const [progress, setProgress] = useState(NOT_BEGUN)
  const isStopped = useRef(false)

  async function runOn(page: VersionedPage): Promise<Left['reason'] | undefined> {
    try {
      if (way === 'lower') {
        const { draft, live } = await operations.change('block-versions.revert', { key: page.key })
        return draft === 'changed' || live === 'changed' ? { kind: 'changed' } : undefined
      }
      const { draft, live } = await operations.change('block-versions.upgrade', { key: page.key })
      const failed = new Map(
        [...draft, ...live].flatMap(({ id, code, name, error }) =>
          error === undefined ? [] : [[id, { code, name, error }]],
        ),
      )
      return failed.size > 0 ? { kind: 'blocks', blocks: [...failed.values()] } : undefined
    } catch (error) {
      return { kind: 'refused', message: error instanceof Error ? error.message : String(error) }
    }
  }

  async function run() {
    isStopped.current = false
    let { finished, left } = NOT_BEGUN
    setProgress({ state: 'running', finished, left })
    for (const page of pages) {
      if (isStopped.current) break
      const reason = await runOn(page)
      finished += 1
      if (reason) left = [...left, { page, reason }]
      setProgress({ state: 'running', finished, left })
    }
    setProgress({ state: finished < pages.length ? 'stopped' : 'done', finished, left })
    await client.invalidateQueries({ queryKey: readKey('block-versions.list') })
  }

  return {
    progress,
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}
