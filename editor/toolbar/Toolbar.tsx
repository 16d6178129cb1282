import { LOCALES, languageTag } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import {
  ArrowLeft,
  Clock,
  Columns2,
  History,
  Languages,
  Link2,
  ListChecks,
  Search,
  Send,
  Settings2,
} from 'lucide-react'
import { Toolbar as AriaToolbar } from 'react-aria-components'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { Others } from '../presence/Others.tsx'
import { DeviceChoice } from '../parts/DeviceChoice.tsx'
import { UiLanguage } from '../parts/UiLanguage.tsx'
import { usePages } from '../queries.ts'
import { usePoints } from '../checks/use-page-checks.ts'
import { useEditor } from '../editor-context.ts'
import { useMeta } from '../session/use-page.ts'
import { mayPublish } from '../rights.ts'
import { CommandButton, StepButton } from './CommandButton.tsx'
import { SaveState } from './SaveState.tsx'
import styles from './Toolbar.module.css'

/** Everything that concerns the page as a whole. */
export function Toolbar() {
  const t = useTranslations('editor.toolbar')
  const { session, commands, operator } = useEditor()
  const { title } = useMeta()
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <Link to="/" className={styles.back} aria-label={t('back')} title={t('back')}>
          <ArrowLeft size={18} aria-hidden />
        </Link>
        <div className={styles.name}>
          <h1>{title || session.detail.path}</h1>
          <p>{session.detail.path}</p>
        </div>
        <PageLanguages />
        <SaveState />
        <Others />
      </div>
      <Devices />
      <AriaToolbar className={styles.end ?? ''} aria-label={t('actions')}>
        <StepButton name="undo" />
        <StepButton name="redo" />
        <span className={styles.wide}>
          <CommandButton name="bothLanguages" icon={Columns2} />
          <CommandButton name="languages" icon={Languages} />
        </span>
        <CommandButton name="page" icon={Settings2} />
        <CommandButton name="versions" icon={History} />
        <CommandButton name="time" icon={Clock} />
        <CommandButton name="preview" icon={Link2} />
        <CommandButton name="find" icon={Search} />
        <UiLanguage />
        <Points />
        <Button icon={<Icon of={Send} />} onClick={() => commands.run('publish')}>
          {t(mayPublish(operator.role, session.detail.path) ? 'publish' : 'ask')}
        </Button>
      </AriaToolbar>
    </header>
  )
}

/** Widths the page is looked at. */
function Devices() {
  const { session } = useEditor()
  const device = useStore(session.store, state => state.device)
  return <DeviceChoice device={device} onChoose={chosen => session.store.setState({ device: chosen })} />
}

/** To the same page in the other language; where there is none, it can be started from this one. */
function PageLanguages() {
  const t = useTranslations('editor.language')
  const { session, commands } = useEditor()
  const { data: pages } = usePages()
  const { detail } = session
  return (
    <nav className={styles.languages} aria-label={t('pageIn')}>
      {LOCALES.map(locale => {
        const twin = pages?.find(page => page.id === detail.id && page.locale === locale)
        if (locale === detail.locale)
          return (
            <span key={locale} aria-current="page" lang={languageTag(locale)}>
              {t(locale)}
            </span>
          )
        return twin ? (
          <Link key={locale} to={`/pages/${twin.key}`} lang={languageTag(locale)}>
            {t(locale)}
          </Link>
        ) : (
          <button key={locale} type="button" title={t('copyHint')} onClick={() => commands.run('languages')}>
            {t('copyTo', { language: t(locale) })}
          </button>
        )
      })}
    </nav>
  )
}

/** How many points the checks found; a press lists them, before anything goes live. */
function Points() {
  const t = useTranslations('editor.toolbar')
  const { commands } = useEditor()
  const count = usePoints()
  if (count === 0) return null
  return (
    <Button variant="quiet" icon={<Icon of={ListChecks} />} onClick={() => commands.run('publish')}>
      <span aria-hidden>{count}</span>
      <span className="visuallyHidden">{t('points', { count })}</span>
    </Button>
  )
}
