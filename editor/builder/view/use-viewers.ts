import type { Viewer } from '#api/rules/view-point.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'

/** The kinds of shoppers a page can be shown for, with their names; visitors and staff alone until the levels are known. */
export function useViewers(): readonly { readonly viewer: Viewer; readonly name: string }[] {
  const t = useTranslations('editor.view')
  const { preview, uiLocale } = useEnvironment()
  const { data: levels = [] } = useQuery({
    queryKey: ['memberLevels'],
    queryFn: preview.levels,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return [
    { viewer: 'visitor', name: t('visitor') },
    ...levels.map(({ code, name }) => ({ viewer: `member-${code}` as const, name: name[uiLocale] })),
    { viewer: 'staff', name: t('staff') },
  ]
}
