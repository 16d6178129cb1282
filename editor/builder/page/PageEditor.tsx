import type { Operator } from '#operators/operator.ts'
import type { OpenedPage } from '#content-store/client/types.ts'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useStepText } from '../../core/session/use-step-text.ts'
import { CanvasFrame } from '../canvas/CanvasFrame.tsx'
import { ScreenChoice } from '../canvas/ScreenChoice.tsx'
import { Stage } from '../canvas/stage.ts'
import { watchClipboard } from '../commands/clipboard-events.ts'
import type { Area } from '../commands/command-context.ts'
import { createCommands } from '../commands/commands.ts'
import { openMenuOf } from '../commands/selection.ts'
import { runClipboard, runShortcut } from '../commands/shortcuts.ts'
import { DragController } from '../drag/controller.ts'
import { DragProvider } from '../drag/DragProvider.tsx'
import { CampaignNotice } from '../notices/CampaignNotice.tsx'
import { BlockMenu } from '../menu/BlockMenu.tsx'
import { menuPoint } from '../menu/menu-point.ts'
import { rowId } from '../outline/OutlineRow.tsx'
import { Announcer, AnnouncerRegion } from '../../kit/parts/Announcer.tsx'
import { keepUndoInField } from '../../kit/parts/own-undo.ts'
import { toastDone, toastError } from '../../kit/parts/toasts.ts'
import { useDragTexts } from '../drag/use-drag-texts.ts'
import { usePageChecks } from '../checks/use-page-checks.ts'
import { type Editor, EditorProvider, useEditor } from '../editor-context.ts'
import { useLivePage } from '../open-page/use-live-page.ts'
import { useOthersNews } from '../presence/use-others-news.ts'
import { useNewerDrafts } from '../open-page/use-newer-drafts.ts'
import { watchCompositions } from '../../core/session/compositions.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { usePageSession } from '../../core/session/use-page-session.ts'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useRefusalText } from '../refusals/use-refusal-text.ts'
import { RequestNotice } from '../review/RequestParts.tsx'
import { useCommentCounts } from '../review/use-review.ts'
import { LeftPanels } from '../panel/LeftPanels.tsx'
import { RightPanel } from '../panel/RightPanel.tsx'
import { PhonePage } from '../phone/PhonePage.tsx'
import { useIsPhone } from '../../kit/parts/use-is-phone.ts'
import { BehindNotice } from '../saved/BehindNotice.tsx'
import { ReleasedPage, TimeBar } from '../time/TimeBar.tsx'
import time from '../time/time.module.css'
import { viewIn } from '../view/shown-view.ts'
import { ViewBar } from '../view/ViewBar.tsx'
import { OwnPane, TwinPane } from '../languages/TwinPane.tsx'
import { GoneNotice } from '../notices/GoneNotice.tsx'
import { LanguagesNotice } from '../notices/LanguagesNotice.tsx'
import { OthersUnsentNotice } from '../notices/OthersUnsentNotice.tsx'
import { OutdatedNotice } from '../notices/OutdatedNotice.tsx'
import { NewerDraftNotice } from '../notices/NewerDraftNotice.tsx'
import { PageDialogs } from './PageDialogs.tsx'
import styles from './PageEditor.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

interface Props {
  readonly detail: OpenedPage
  readonly operator: Operator
}

/** One page open for editing: outline and palette, canvas, inspector. */
export function PageEditor({ detail, operator }: Props) {
  const session = usePageSession(detail, operator)
  const { search } = useLocation()
  useEffect(() => session.store.setState(viewIn(search)), [session, search])
  useAskedBlock(session, search)
  const asked = new URLSearchParams(search).get('open')
  useEffect(() => {
    // The list of what waits leads to the answer, one language to the comments on the other.
    if (asked === 'publish') session.store.setState({ dialog: 'publish' })
    if (asked === 'comments') session.store.setState({ left: 'comments' })
  }, [session, asked])
  return (
    <EditorAround session={session} operator={operator}>
      <EditorLayout />
    </EditorAround>
  )
}

interface AroundProps {
  readonly session: PageSession
  readonly operator: Operator
  readonly children: ReactNode
}

/** Providers around the parts of an editor: commands and shortcuts, dragging, a voice for screen readers. */
export function EditorAround({ session, operator, children }: AroundProps) {
  const editor = useEditorOf(session, operator)
  const { labelOf, textOf } = useDragTexts(session)
  const [drag] = useState(() => new DragController(session))
  useEffect(() => {
    // A block that stays where it is says why to everyone; all else can be seen.
    drag.tellTo(news => (news.kind === 'refused' ? toastError : editor.announce)(textOf(news)))
  }, [drag, editor, textOf])
  return (
    <EditorProvider value={editor}>
      <DragProvider controller={drag} labelOf={labelOf} onHold={(id, at) => openMenuOf(session, id, at)}>
        <KeptFocus />
        {children}
        <AnnouncerRegion announcer={editor.announcer} />
      </DragProvider>
    </EditorProvider>
  )
}

function KeptFocus() {
  useKeptFocus()
  return null
}

/** Selects the block that the address names (`?block=`), and opens its option (`&option=`), once the page can be worked with. */
function useAskedBlock({ store, page, select }: PageSession, search: string) {
  const isReady = useStore(store, state => state.isReady)
  useEffect(() => {
    const given = new URLSearchParams(search)
    const asked = given.get('block')
    const path = given.get('option')
    if (!isReady || asked === null || !page.node(asked)) return
    select(asked)
    store.setState(({ focus }) => ({
      right: path?.startsWith('style.') ? 'wrapper' : 'options',
      ...(path && { focus: { path, at: (focus?.at ?? 0) + 1 } }),
    }))
  }, [store, page, select, search, isReady])
}

function EditorLayout() {
  const isPhone = useIsPhone()
  return (
    <>
      <PageLife />
      {isPhone ? <PhonePage /> : <Workbench />}
      <PageDialogs />
    </>
  )
}

/**
 * Follows what others do to the page, and tells them what is selected here. Draws nothing itself: each selection and each word of the
 * others renders this part again, and nothing around it.
 */
function PageLife() {
  useNewerDrafts()
  useOthersNews()
  useLivePage()
  useCommentCounts()
  return null
}

/** Palette and outline, the page, and the options of what is selected. */
function Workbench() {
  const { session } = useEditor()
  const t = useTranslations('editor.panels')
  const isReady = useStore(session.store, state => state.isReady)
  return (
    <div className={styles.editor} data-ready={isReady}>
      <Toolbar />
      <LeftPanels />
      <main className={styles.middle} aria-label={t('canvas')}>
        <GoneNotice />
        <OutdatedNotice />
        <OthersUnsentNotice />
        <LanguagesNotice />
        <NewerDraftNotice />
        <RequestNotice />
        <CampaignNotice />
        <BehindNotice />
        <ScreenChoice />
        <ViewBar />
        <TimeBar />
        <div className={time.stage}>
          <div className={styles.panes}>
            <OwnPane>
              <CanvasFrame />
            </OwnPane>
            <TwinPane />
          </div>
          <ReleasedPage />
        </div>
      </main>
      <RightPanel />
      <BlockMenu />
    </div>
  )
}

/** Shows the panel an area is in, then moves the keyboard there. */
function focusArea({ store }: PageSession, area: Area) {
  if (area === 'inspector') store.setState({ right: 'options' })
  else store.setState({ left: area })
  focusWhenShown(area)
}

/** Opens the menu of the selected blocks at the row of the outline, or on the page. */
function openMenu({ store }: PageSession, stage: Stage) {
  const { selected } = store.getState()
  if (selected === undefined) return
  const isInOutline = document.activeElement?.matches('[data-area="outline"] *') ?? false
  const row = isInOutline ? document.getElementById(rowId(selected)) : null
  store.setState({ menu: menuPoint(stage, selected, row) })
}

/** A panel that was not open takes some frames to appear. */
const PATIENCE_FRAMES = 60

function focusWhenShown(area: Area, frames = PATIENCE_FRAMES) {
  requestAnimationFrame(() => {
    const panel = document.querySelector<HTMLElement>(`[data-area="${area}"]:not([inert])`)
    const target = panel?.matches('[tabindex]')
      ? panel
      : panel?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')
    if (target) target.focus()
    else if (frames > 0) focusWhenShown(area, frames - 1)
  })
}

function useEditorOf(session: PageSession, operator: Operator): Editor & { readonly announcer: Announcer } {
  const { clock } = useEnvironment()
  const checks = usePageChecks(session)
  const t = useTranslations('editor')
  const refusalText = useRefusalText(session.page)
  const stepText = useStepText()
  const [fixed] = useState(() => ({ stage: new Stage(), announcer: new Announcer(), now: clock() }))
  const at = useStore(session.store, ({ time }) => time?.at)
  const editor = useMemo(() => {
    const commands = createCommands({
      session,
      operator,
      focus: area => focusArea(session, area),
      showsText: id => fixed.stage.port?.hasText(id) ?? false,
      editText: id => fixed.stage.editText(id),
      openMenu: () => openMenu(session, fixed.stage),
      onRefused: refusal => toastError(refusalText(refusal)),
      onPlain: of => toastDone(t(`refusals.plain.${of}`)),
      onNothingTaken: (way, { label, forward }) =>
        toastError(t(`nothingTaken.${way}`, { what: stepText(label, forward) })),
    })
    const now = at ?? fixed.now
    return { ...fixed, now, checks, session, operator, commands, announce: fixed.announcer.say }
  }, [fixed, checks, session, operator, t, refusalText, stepText, at])
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('keydown', event => runShortcut(event, editor.commands, 'before'), {
      capture: true,
      signal,
    })
    document.addEventListener('keydown', event => runShortcut(event, editor.commands, 'after'), { signal })
    watchClipboard(document, event => runClipboard(event, editor.commands), signal)
    keepUndoInField(document, signal)
    watchCompositions(document, isComposing => session.store.setState({ isComposing }), signal)
    return () => stop.abort()
  }, [editor, session])
  return editor
}
