import type { DataContext } from '#blocks/page/define-block.ts'
import { CONTENT_ROUTE } from '#blocks/page/shop-route.ts'
import { untilIdle } from '#ui/idle/when-idle.ts'
import { useEffect, useMemo } from 'react'
import type { LivePage } from '../../core/model/live-page.ts'
import { PageData } from './page-data.ts'
import type { CanvasHost } from './port.ts'

/** The data of a page's blocks, seen from where its canvas looks. */
export function usePageData(
  page: LivePage,
  { api, locale, now }: Pick<CanvasHost, 'api' | 'locale' | 'now'>,
): PageData {
  const data = useMemo(() => new PageData({ page, idle: untilIdle }), [page])
  const context = useMemo((): DataContext => ({ api, locale, now, route: CONTENT_ROUTE }), [api, locale, now])
  useEffect(() => data.look(context), [data, context])
  useEffect(() => data.stop, [data])
  return data
}
