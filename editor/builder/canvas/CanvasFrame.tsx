import { showItem } from '../../core/session/shown-item.ts'
import type { Locale } from '#locales/locale.ts'
import { useEffect, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { chooseSlot, openMenuOf, press } from '../commands/selection.ts'
import { runClipboard, runShortcut } from '../commands/shortcuts.ts'
import { jumpTo } from './jump.ts'
import { type Editor, useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { textHostOf } from './block-text.ts'
import styles from './CanvasFrame.module.css'
import { CanvasSheet } from './CanvasSheet.tsx'
import { DataNotice } from './DataNotice.tsx'
import { DropLine } from './DropLine.tsx'
import { Frames } from './Frames.tsx'
import type { CanvasHost, CutText } from './port.ts'
import { useAround } from './use-around.ts'
import { useCutNotice } from './use-cut-notice.ts'
import { usePageData } from './use-page-data.ts'
import { usePageView } from './use-page-view.ts'

/** The page at the chosen width, scaled to fit, with the editor's frames drawn over it. */
export function CanvasFrame() {
  const t = useTranslations('editor.canvas')
  const editor = useEditor()
  const { session, stage } = editor
  const { uiLocale } = useEnvironment()
  const device = useStore(session.store, state => state.device)
  const isReady = useStore(session.store, state => state.isReady)
  const isDragging = useStore(session.store, state => state.isDragging)
  const view = usePageView()
  const data = usePageData(session.page, view)
  const around = useAround(view, session)
  const onCut = useCutNotice()
  const host = useMemo(
    (): CanvasHost => ({ ...view, data, around, ...hostOf(editor, uiLocale, onCut) }),
    [view, data, around, editor, uiLocale, onCut],
  )
  useEffect(() => () => session.store.setState({ hovered: undefined }), [session])
  return (
    <>
      <DataNotice data={data} />
      <CanvasSheet
        stage={stage}
        host={host}
        title={t('title', { page: session.detail.title || session.detail.path })}
        device={device}
        isDragging={isDragging}
      >
        <div className={styles.overlay}>
          <Frames />
          <DropLine />
        </div>
        {!isReady && <output className={styles.opening}>{t('opening')}</output>}
      </CanvasSheet>
    </>
  )
}

/** Port between this editor and the canvas. */
const hostOf = (
  { session, stage, checks, commands }: Editor,
  uiLocale: Locale,
  onCut: (cut: CutText) => void,
) => {
  const { page, store } = session
  return {
    page,
    marks: { of: checks.marksIn, watch: checks.watch },
    pictures: { all: checks.pictures, watch: checks.watch },
    onMark: (blockId, path) => jumpTo({ session, stage }, { blockId, path }),
    onFrame: () => store.setState({ dialog: 'frame' }),
    texts: textHostOf({
      session,
      uiLocale,
      openRich: (blockId, path) => jumpTo({ session, stage }, { blockId, path }),
      onCut,
      onLeft: stage.textLeft,
    }),
    isSelected: id => store.getState().selected === id,
    onPress: (id, way) => press(session, id, way),
    onSlot(slot, by) {
      chooseSlot(session, slot)
      if (by === 'keys') commands.run('focusPalette')
    },
    onMenu(touched, { x, y }) {
      const box = stage.box()
      if (touched === undefined || !box) return
      openMenuOf(session, touched, { x: box.x + x * stage.scale, y: box.y + y * stage.scale })
    },
    onItem: (id, item) => showItem(session, id, item),
    onHover: id => store.setState({ hovered: id }),
    onLayout: stage.moved,
    onThrown: (id, message) => store.setState(({ thrown }) => ({ thrown: new Map(thrown).set(id, message) })),
    onRecovered: id =>
      store.setState(({ thrown }) => ({ thrown: new Map([...thrown].filter(([key]) => key !== id)) })),
    remove: id => {
      session.select(id)
      commands.run('remove')
    },
    onKey: (event, phase) => runShortcut(event, commands, phase),
    onClipboard: event => runClipboard(event, commands),
    onComposing: isComposing => store.setState({ isComposing }),
    onReady: () => {
      store.setState({ isReady: true })
      stage.moved()
    },
  } satisfies Partial<CanvasHost>
}
