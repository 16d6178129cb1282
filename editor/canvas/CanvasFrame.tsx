import { showsWith } from '#blocks/page/define-block.ts'
import { shellNameOf } from '#blocks/page/page.ts'
import { findBlock } from '#blocks/registry.ts'
import { catalogue } from '#locales/catalogue.ts'
import { languageTag } from '#locales/locale.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { runShortcut } from '../commands/shortcuts.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { blockNameIn } from '../parts/block-name.ts'
import { type Editor, useEditor } from '../editor-context.ts'
import { prepare } from '../session/prepare.ts'
import { DEVICES } from '../store.ts'
import { useEnvironment } from '../environment.ts'
import styles from './CanvasFrame.module.css'
import { DropLine } from './DropLine.tsx'
import { Frames } from './Frames.tsx'
import { CANVAS_READY, type CanvasHost, type CanvasWindow } from './port.ts'

/** The page at the chosen width, scaled to fit, with the editor's frames drawn over it. */
export function CanvasFrame() {
  const t = useTranslations('editor.canvas')
  const { session, stage } = useEditor()
  const device = useStore(session.store, state => state.device)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const isReady = useStore(session.store, state => state.isReady)
  const isDragging = useStore(session.store, state => state.isDragging)
  const area = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useCanvasHost(frame)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])

  const width = DEVICES[device]
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
  useEffect(() => {
    stage.resize(scale)
  }, [stage, scale, device, room])

  return (
    <div ref={area} className={styles.area}>
      <div
        className={styles.stage}
        style={{ width: width * scale, height: room.height }}
        data-dragging={isDragging}
      >
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('title', { page: session.detail.title || session.detail.path })}
          src={`/editor/canvas?locale=${languageTag(session.detail.locale)}`}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
        <div className={styles.overlay}>
          <Frames />
          <DropLine />
        </div>
        {!isReady && <output className={styles.opening}>{t('opening')}</output>}
      </div>
    </div>
  )
}

/** Meets the canvas when it has loaded and gives it this session, in the operator's language. */
function useCanvasHost(frame: React.RefObject<HTMLIFrameElement | null>) {
  const editor = useEditor()
  const { uiLocale, currencySymbol } = useEnvironment()
  const t = useTranslations('editor.outline')
  useEffect(() => {
    const { session, stage } = editor
    const { blocks } = catalogue[uiLocale]
    const nameOf = (node: Node) => blockNameIn(blocks, node)
    const host = hostOf(editor, {
      uiLocale,
      currencySymbol,
      nameOf,
      hiddenText: (node, hideOn) =>
        `${nameOf(node)} · ${t(hideOn === 'mobile' ? 'hiddenOnMobile' : 'hiddenOnDesktop')}`,
    })
    const attach = () => {
      const element = frame.current
      const canvas = (element?.contentWindow as CanvasWindow | null | undefined)?.cairnCanvas
      if (!element || !canvas) return
      stage.leave()
      stage.enter(element, canvas.attach(host))
    }
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === CANVAS_READY) attach()
    }
    window.addEventListener('message', onMessage)
    attach()
    return () => {
      window.removeEventListener('message', onMessage)
      stage.leave()
      session.store.setState({ hovered: undefined })
    }
  }, [editor, uiLocale, currencySymbol, frame, t])
}

/** This editor as the canvas sees it. */
function hostOf(
  { session, stage, commands, now }: Editor,
  given: Pick<CanvasHost, 'uiLocale' | 'currencySymbol' | 'nameOf' | 'hiddenText'>,
): CanvasHost {
  const { page, store, detail, rootSlots } = session
  return {
    ...given,
    page,
    prepare,
    locale: detail.locale,
    now,
    shell: shellNameOf(detail.path),
    screen: () => store.getState().screen,
    watchScreen: listener =>
      store.subscribe((state, before) => {
        if (state.screen !== before.screen) listener()
      }),
    shows: ({ code }, screen) => {
      const block = findBlock(code)
      return !block || showsWith(block, screen)
    },
    rootSlots,
    isSelected: id => store.getState().selected === id,
    onPress: id => session.select(id),
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
    onReady: () => {
      store.setState({ isReady: true })
      stage.moved()
    },
  }
}
