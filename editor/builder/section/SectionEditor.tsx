import { ArrowLeft, Columns2, RefreshCcw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { formatDateTime } from '#locales/format.ts'
import { languageTag, type Locale, LOCALES } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import type { SavedPart, SectionChange, SectionVersion } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import phone from '../phone/phone.module.css'
import { useIsPhone } from '../../kit/parts/use-is-phone.ts'
import { CanvasFrame } from '../canvas/CanvasFrame.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { BlockMenu } from '../menu/BlockMenu.tsx'
import { PageDialogs } from '../page/PageDialogs.tsx'
import { EditorAround } from '../page/PageEditor.tsx'
import page from '../page/PageEditor.module.css'
import { LeftPanels } from '../panel/LeftPanels.tsx'
import panel from '../panel/panel.module.css'
import { RightPanel } from '../panel/RightPanel.tsx'
import { DeviceChoice } from '../toolbar/DeviceChoice.tsx'
import type { PageSession } from '../../core/session/page-session.ts'
import { CommandButton, StepButton } from '../toolbar/CommandButton.tsx'
import { OwnPane, TwinPane } from '../languages/TwinPane.tsx'
import bar from '../toolbar/Toolbar.module.css'
import {
  forgetSection,
  sessionIn,
  keptSection,
  openSectionSession,
  sectionContents,
} from '../saved/section-session.ts'
import { SaveChangeDialog } from '../saved/SaveChangeDialog.tsx'
import { UsesDialog } from '../saved/UsesDialog.tsx'

interface Props {
  readonly part: SavedPart
  readonly present: SectionVersion
  readonly locale: Locale
  readonly operator: Operator
}

/** A synced section open for editing, with the same tools as a page. Nothing reaches a page before it is saved. */
export function SectionEditor(props: Props) {
  const { clock } = useEnvironment()
  const isPhone = useIsPhone()
  const [opened] = useState(() => openSectionSession({ ...props, clock }))
  useEffect(() => () => void opened.autosave.flush(), [opened])
  const session = sessionIn(opened, props.locale)
  return (
    <EditorAround key={props.locale} session={session} operator={props.operator}>
      {isPhone ? <OnPhone {...props} /> : <Workbench {...props} />}
      <PageDialogs />
    </EditorAround>
  )
}

/** A phone has no room for editing blocks; it shows where the section is used. */
function OnPhone({ part, operator }: Props) {
  const t = useTranslations('editor')
  const [showsUses, setShowsUses] = useState(false)
  return (
    <div className={phone.phone}>
      <header className={phone.head}>
        <Head part={part} />
      </header>
      <main className={phone.main}>
        <Notice>
          <p>{t('synced.needsRoom')}</p>
        </Notice>
        <Button variant="line" onClick={() => setShowsUses(true)}>
          {t('saved.uses')}
        </Button>
        {showsUses && <UsesDialog operator={operator} part={part} onClose={() => setShowsUses(false)} />}
      </main>
    </div>
  )
}

interface HeadProps {
  readonly part: SavedPart
  /** Whether it was changed. */
  readonly state?: string
  readonly children?: ReactNode
}

/** Which section is open, and the way back. */
function Head({ part, state, children }: HeadProps) {
  const t = useTranslations('editor.synced')
  const { uiLocale } = useEnvironment()
  return (
    <div className={bar.start}>
      <Link to={useWayBack()} className={bar.back} aria-label={t('backToPage')}>
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <div className={bar.name}>
        <h1>{t('editorTitle', { name: part.name[uiLocale] })}</h1>
        {state !== undefined && <p>{state}</p>}
      </div>
      {children}
    </div>
  )
}

/** Returns true if something was changed since the section's present version. */
function useIsChanged(session: PageSession, { part, present }: Props): boolean {
  const [wasKept] = useState(() => keptSection(part.id, present.version) !== undefined)
  return useStore(session.store, ({ history }) => history.past.length > 0) || wasKept
}

function Workbench(props: Props) {
  const { part, present, locale, operator } = props
  const t = useTranslations('editor')
  const { session } = useEditor()
  const [change, setChange] = useState<SectionChange>()
  const isReady = useStore(session.store, state => state.isReady)
  const isChanged = useIsChanged(session, props)
  const go = useNavigate()
  const back = useWayBack()
  const forget = () => forgetSection(part.id)
  const save = async () => {
    await session.autosave.flush()
    setChange({ version: present.version, contents: sectionContents(session) })
  }
  return (
    <div className={page.editor} data-ready={isReady}>
      <header className={bar.bar}>
        <Head part={part} state={t(isChanged ? 'synced.unsaved' : 'synced.unchanged')}>
          <Languages part={part} own={locale} />
        </Head>
        <Devices />
        <AriaToolbar className={bar.end ?? ''} aria-label={t('toolbar.actions')}>
          <div className={bar.steps}>
            <StepButton name="undo" />
            <StepButton name="redo" />
            <CommandButton name="bothLanguages" icon={Columns2} />
          </div>
          {isChanged && (
            <Button
              variant="quiet"
              onClick={async () => {
                await session.autosave.flush()
                forget()
                void go(back)
              }}
            >
              {t('synced.discard')}
            </Button>
          )}
          <Button icon={<Icon of={RefreshCcw} />} disabled={!isChanged} onClick={() => void save()}>
            {t('synced.saveSection')}
          </Button>
        </AriaToolbar>
      </header>
      <LeftPanels />
      <main className={page.middle} aria-label={t('panels.canvas')}>
        <div className={page.panes}>
          <OwnPane>
            <CanvasFrame />
          </OwnPane>
          <TwinPane />
        </div>
      </main>
      <RightPanel summary={<Summary {...props} />} />
      <BlockMenu />
      {change && (
        <SaveChangeDialog
          operator={operator}
          part={part}
          change={change}
          onSaved={forget}
          onClose={() => setChange(undefined)}
          onDone={() => void go(back)}
        />
      )}
    </div>
  )
}

/** To the page from which the section was opened, or to the list. */
function useWayBack(): string {
  const from = new URLSearchParams(useLocation().search).get('from')
  return from ? `/pages/${encodeURIComponent(from)}` : '/saved'
}

function Devices() {
  const { session } = useEditor()
  const device = useStore(session.store, state => state.device)
  return <DeviceChoice device={device} onChoose={chosen => session.store.setState({ device: chosen })} />
}

/** To the section in the other language. */
function Languages({ part, own }: { readonly part: SavedPart; readonly own: Locale }) {
  const t = useTranslations('editor')
  const { search } = useLocation()
  return (
    <nav className={bar.languages} aria-label={t('synced.language')}>
      {LOCALES.map(locale =>
        locale === own ? (
          <span key={locale} aria-current="page" lang={languageTag(locale)}>
            {t(`language.${locale}`)}
          </span>
        ) : (
          <Link key={locale} to={`/saved/${part.id}/${locale}${search}`} lang={languageTag(locale)}>
            {t(`language.${locale}`)}
          </Link>
        ),
      )}
    </nav>
  )
}

function Summary({ part, present }: Props) {
  const t = useTranslations('editor')
  const { uiLocale } = useEnvironment()
  const [kept] = useState(() => keptSection(part.id, present.version))
  return (
    <>
      <div className={panel.head}>
        <h2>{part.name[uiLocale]}</h2>
      </div>
      <div className={panel.body}>
        <p>{t('synced.editorText')}</p>
        {kept && (
          <p className={panel.note}>{t('synced.restored', { time: formatDateTime(kept.at, uiLocale) })}</p>
        )}
        <p className={panel.note}>{t('panels.choose')}</p>
      </div>
    </>
  )
}
