import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { LivePage } from '../../core/model/live-page.ts'
import type { Version } from './versions.ts'

/** The page as it was in a version, once it is read; a version never changes. */
export function useVersion(version: Version | undefined) {
  const { operations } = useEnvironment()
  const { session } = useEditor()
  const { key } = session.detail
  const { data, error } = useQuery({
    queryKey: ['version', key, version?.key],
    queryFn: () => {
      if (version?.kind === 'release')
        return operations.read('versions.release', { key, version: version.release.pageVersion })
      return operations.read('versions.draft', { key, id: version?.kept.id ?? 0 })
    },
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const page = useMemo(() => data && new LivePage(session.treeOf(data)), [data, session])
  return { page, error }
}

/** Renders again after each change of a page. */
export const usePageRevision = (page: LivePage | undefined): number =>
  useSyncExternalStore(
    listener => page?.watchAll(listener) ?? (() => undefined),
    () => page?.revision ?? 0,
  )

/** Name of a version: by its operator, else by its number or its author; the draft without one. */
export function useVersionTitle() {
  const t = useTranslations('editor.history')
  return (version: Version | undefined): string => {
    if (!version) return t('draft')
    if (version.name) return version.name.text
    return version.kind === 'release'
      ? t('version', { version: version.release.pageVersion })
      : t('kept', { name: version.by })
  }
}
