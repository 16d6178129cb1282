import type { Viewer } from '#api/rules/view-point.ts'
import type { Locale } from '#locales/locale.ts'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CanvasSheet } from '../canvas/CanvasSheet.tsx'
import { type CanvasHost, NO_MARKS } from '../canvas/port.ts'
import { Stage } from '../canvas/stage.ts'
import { useAround } from '../canvas/use-around.ts'
import { usePageData } from '../canvas/use-page-data.ts'
import { usePageView } from '../canvas/use-page-view.ts'
import { useEditor } from '../editor-context.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import { type Device, DEVICES } from '../../core/session/store.ts'
import styles from './matrix.module.css'

/** The shopper of a thumbnail. */
export interface ShownFor {
  readonly locale: Locale
  readonly viewer: Viewer
  readonly viewerName: string
}

interface Props {
  readonly page: LivePage
  readonly shown: ShownFor
  readonly device: Device
  readonly onShow: () => void
}

/** A small live picture of the page, drawn while it is in sight; a press leads to the canvas in that state. */
export function Thumbnail({ page, shown, device, onShow }: Props) {
  const t = useTranslations('editor.view')
  const languages = useTranslations('editor.language')
  const devices = useTranslations('editor.toolbar')
  const [cell, setCell] = useState<HTMLElement | null>(null)
  const isNear = useIsNear(cell)
  const language = languages(shown.locale)
  const width = devices(device, { width: DEVICES[device] })
  const name = t('open', { viewer: shown.viewerName, language, device: width })
  return (
    <li ref={setCell} className={styles.cell}>
      <div className={styles.sheet} inert aria-hidden="true">
        {isNear && <Live page={page} shown={shown} device={device} title={name} />}
      </div>
      <p className={styles.caption} aria-hidden="true">
        {language} · {width}
      </p>
      <button type="button" className={styles.show} aria-label={name} onClick={onShow} />
    </li>
  )
}

type LiveProps = Omit<Props, 'onShow'> & { readonly title: string }

/** Only looked at: nothing in it can be reached. */
function Live({ page, shown, device, title }: LiveProps) {
  const { session } = useEditor()
  const view = usePageView(shown)
  const data = usePageData(page, view)
  const around = useAround(view, session)
  const [stage] = useState(() => new Stage())
  const host = useMemo(
    (): CanvasHost => ({ ...view, ...ONLY_SHOWN, page, data, around }),
    [view, page, data, around],
  )
  return <CanvasSheet stage={stage} host={host} title={title} device={device} />
}

const nothing = () => undefined

/** What a canvas hears that is only looked at. */
export const ONLY_SHOWN = {
  marks: NO_MARKS,
  hiddenText: undefined,
  remove: undefined,
  onMenu: undefined,
  isSelected: () => false,
  onFrame: nothing,
  onMark: nothing,
  texts: undefined,
  onPress: nothing,
  onHover: nothing,
  onLayout: nothing,
  onThrown: nothing,
  onRecovered: nothing,
  onKey: nothing,
  onClipboard: nothing,
  onReady: nothing,
} satisfies Partial<CanvasHost>

/** Returns true if an element is in sight. */
export function useIsNear(element: Element | null): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element) return
    const watch = new IntersectionObserver(entries => setNear(entries.at(-1)?.isIntersecting ?? false))
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return isNear
}
