import { useMemo, useState } from 'react'
import type { Component } from '#blocks/page/page.ts'
import { presentVersion } from '#content-store/client/model/contents.ts'
import type { PageContent, SavedPart, SavedPartInfo } from '#content-store/client/types.ts'
import { createAround } from '../canvas/around.ts'
import { CanvasSheet } from '../canvas/CanvasSheet.tsx'
import type { CanvasHost } from '../canvas/port.ts'
import { Stage } from '../canvas/stage.ts'
import { usePageData } from '../canvas/use-page-data.ts'
import { usePageView } from '../canvas/use-page-view.ts'
import { useEditor } from '../editor-context.ts'
import { ONLY_SHOWN, useIsNear } from '../matrix/Thumbnail.tsx'
import { LivePage } from '../../core/model/live-page.ts'
import { useSavedPart } from '../../kit/saved-parts.ts'
import styles from './saved.module.css'

const NOTHING_AROUND = createAround()

/** A saved section as the shop renders it, small; drawn while it is in sight. */
export function SavedThumbnail({ part, title }: { readonly part: SavedPartInfo; readonly title: string }) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  const isNear = useIsNear(sheet)
  const { data } = useSavedPart(part, isNear)
  return (
    <span ref={setSheet} className={styles.sheet} inert aria-hidden="true">
      {isNear && data && <Live part={data} title={title} />}
    </span>
  )
}

/** Sections are in the main part of a page, whatever part they come from. */
const asPage = (components: readonly Component[], { globalConfig }: Pick<PageContent, 'globalConfig'>) => ({
  title: '',
  description: '',
  keywords: '',
  globalConfig,
  components: components.map((component, sort) => ({ ...component, sort, section: 'main' })),
})

function Live({ part, title }: { readonly part: SavedPart; readonly title: string }) {
  const { session } = useEditor()
  const { locale } = session.detail
  const { [locale]: components } = presentVersion(part).contents
  const page = useMemo(
    () => new LivePage(session.treeOf(asPage(components, session.page.meta))),
    [components, session],
  )
  const view = usePageView({ locale })
  const data = usePageData(page, view)
  const [stage] = useState(() => new Stage())
  const host = useMemo(
    (): CanvasHost => ({ ...view, ...ONLY_SHOWN, page, data, around: NOTHING_AROUND }),
    [view, page, data],
  )
  return <CanvasSheet stage={stage} host={host} title={title} device="pad" />
}
