import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { slotKey } from '#content-store/client/model/page-tree.ts'
import frames from '../canvas/CanvasFrame.module.css'
import { CanvasSheet } from '../canvas/CanvasSheet.tsx'
import { scrollTogether } from '../canvas/scroll-together.ts'
import { type CanvasHost, NO_MARKS } from '../canvas/port.ts'
import { Stage } from '../canvas/stage.ts'
import { useBlockBox } from '../canvas/use-block-box.ts'
import { useAround } from '../canvas/use-around.ts'
import { useCutNotice } from '../canvas/use-cut-notice.ts'
import { usePageData } from '../canvas/use-page-data.ts'
import { usePageView } from '../canvas/use-page-view.ts'
import { runShortcut } from '../commands/shortcuts.ts'
import { type Editor, EditorProvider, useEditor } from '../editor-context.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { textHostOf } from '../canvas/block-text.ts'
import { jumpTo } from '../canvas/jump.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { placeOfItem, showItem } from '../../core/session/shown-item.ts'
import styles from './languages.module.css'

/** The canvas of this language, under its name while the other is beside it. */
export function OwnPane({ children }: { readonly children: ReactNode }) {
  const languages = useTranslations('editor.language')
  const { session } = useEditor()
  const hasTwin = useStore(session.store, state => state.isBilingual) && session.other !== undefined
  return (
    <div className={styles.pane}>
      {hasTwin && <p className={styles.paneName}>{languages(session.detail.locale)}</p>}
      {children}
    </div>
  )
}

/** The page in the other language beside this one: both scroll and select together. */
export function TwinPane() {
  const editor = useEditor()
  const { session } = editor
  const isShown = useStore(session.store, state => state.isBilingual)
  const { other } = session
  const there = useMemo((): Editor | undefined => other && { ...editor, session: other }, [editor, other])
  if (!isShown || !there) return null
  return (
    <EditorProvider value={there}>
      <TwinCanvas own={session} ownStage={editor.stage} />
    </EditorProvider>
  )
}

interface Props {
  readonly own: PageSession
  readonly ownStage: Stage
}

function TwinCanvas({ own, ownStage }: Props) {
  const t = useTranslations('editor.languages')
  const languages = useTranslations('editor.language')
  const { session, commands, announce } = useEditor()
  const [stage] = useState(() => new Stage())
  const { uiLocale } = useEnvironment()
  const device = useStore(own.store, state => state.device)
  const selected = useStore(own.store, state => state.selected)
  const viewer = useStore(own.store, state => state.viewer)
  const view = usePageView({ viewer })
  const data = usePageData(session.page, view)
  const around = useAround(view, own)
  const onCut = useCutNotice()
  const language = languages(session.detail.locale)
  const host = useMemo(
    (): CanvasHost => ({
      ...view,
      data,
      around,
      marks: NO_MARKS,
      onMark: () => undefined,
      onFrame: () => own.store.setState({ dialog: 'frame' }),
      page: session.page,
      texts: textHostOf({
        session,
        uiLocale,
        openRich: (blockId, path) => jumpTo({ session: own, stage: ownStage }, { blockId, path }),
        onCut,
        onLeft: stage.textLeft,
      }),
      isSelected: id => own.store.getState().selected === id,
      onPress(id) {
        if (id === undefined || own.page.node(id)) own.select(id)
        else announce(t('onlyThere', { language }))
      },
      onMenu: undefined,
      onClipboard: () => undefined,
      onComposing: isComposing => session.store.setState({ isComposing }),
      onItem: (id, item) => showItem(session, id, item),
      onHover: () => undefined,
      onLayout: stage.moved,
      onThrown: () => undefined,
      onRecovered: () => undefined,
      remove: undefined,
      onKey: (event, phase) => runShortcut(event, commands, phase),
      onReady: stage.moved,
    }),
    [view, data, around, session, own, stage, ownStage, commands, announce, t, language, uiLocale, onCut],
  )
  useEffect(
    () =>
      scrollTogether(ownStage, stage, () =>
        own.rootSlots
          .flatMap(name => own.page.childIds(slotKey('', name)))
          .filter(id => session.page.nodes.has(id)),
      ),
    [own, ownStage, session, stage],
  )
  useEffect(() => {
    if (selected !== undefined) stage.port?.reveal(selected)
  }, [selected, stage])
  useItemShown(own, ownStage)
  useItemShown(session, stage)
  return (
    <section className={styles.pane} aria-label={t('pane', { language })}>
      <p className={styles.paneName}>{language}</p>
      <CanvasSheet
        stage={stage}
        host={host}
        title={t('canvas', { language, page: session.detail.title || session.detail.path })}
        device={device}
      >
        <div className={frames.overlay}>
          {selected !== undefined && (
            <Selected key={selected} stage={stage} page={session.page} id={selected} />
          )}
        </div>
      </CanvasSheet>
    </section>
  )
}

/** Keeps a canvas at the slide or other item that was shown last, in whatever pane. */
function useItemShown(session: PageSession, stage: Stage): void {
  const item = useStore(session.store, state => state.item)
  useEffect(() => {
    const place = item && placeOfItem(session, item)
    if (item && place !== undefined) stage.port?.reveal(item.blockId, place)
  }, [item, session, stage])
}

interface SelectedProps {
  readonly stage: Stage
  readonly page: LivePage
  readonly id: string
}

/** The outline of the selected block; its handles are on the canvas of this language. */
function Selected(target: SelectedProps) {
  const element = useBlockBox(target)
  return <div ref={element} className={styles.selected} hidden />
}
