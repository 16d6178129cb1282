import { LOCALES, languageTag } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import {
  ArrowLeft,
  History,
  Keyboard,
  Link2,
  type LucideIcon,
  Monitor,
  Redo2,
  Send,
  Settings2,
  Smartphone,
  Tablet,
  Undo2,
} from 'lucide-react'
import { ToggleButton, ToggleButtonGroup, Toolbar as AriaToolbar } from 'react-aria-components'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { type CommandName, commandOf } from '../commands/commands.ts'
import { keysText } from '../commands/keys-text.ts'
import { ToolButton } from '../parts/ToolButton.tsx'
import { Others } from '../presence/Others.tsx'
import { UiLanguage } from '../parts/UiLanguage.tsx'
import { usePages } from '../queries.ts'
import { useEditor } from '../editor-context.ts'
import { useMeta } from '../session/use-page.ts'
import { DEVICES, type Device } from '../store.ts'
import { SaveState } from './SaveState.tsx'
import styles from './Toolbar.module.css'

/** Everything that concerns the page as a whole. */
export function Toolbar() {
  const t = useTranslations('editor.toolbar')
  const { session, commands } = useEditor()
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
        <CommandButton name="page" icon={Settings2} />
        <CommandButton name="versions" icon={History} />
        <CommandButton name="preview" icon={Link2} />
        <CommandButton name="shortcuts" icon={Keyboard} />
        <UiLanguage />
        <Button icon={<Icon of={Send} />} onClick={() => commands.run('publish')}>
          {t('publish')}
        </Button>
      </AriaToolbar>
    </header>
  )
}

/** Undo and redo are ready exactly when there is something to take back. */
function StepButton({ name }: { readonly name: 'undo' | 'redo' }) {
  const { session } = useEditor()
  const t = useTranslations('editor.steps')
  const steps = useStore(session.store, ({ history }) => (name === 'undo' ? history.past : history.future))
  const step = name === 'undo' ? steps.at(-1) : steps[0]
  return (
    <CommandButton
      name={name}
      isDisabled={!step}
      what={step && t(step.label)}
      icon={name === 'undo' ? Undo2 : Redo2}
    />
  )
}

interface CommandButtonProps {
  readonly name: CommandName
  readonly icon: LucideIcon
  readonly isDisabled?: boolean
  readonly what?: string | undefined
}

function CommandButton({ name, icon, isDisabled = false, what }: CommandButtonProps) {
  const t = useTranslations('editor.commands')
  const { commands } = useEditor()
  const [shortcut] = commandOf(name).shortcuts
  return (
    <ToolButton
      icon={icon}
      label={what ? `${t(name)}: ${what}` : t(name)}
      keys={shortcut && keysText(shortcut)}
      disabled={isDisabled}
      onClick={() => commands.run(name)}
    />
  )
}

const DEVICE_ICONS = { phone: Smartphone, pad: Tablet, desktop: Monitor } as const

/** Widths the page is looked at. */
function Devices() {
  const t = useTranslations('editor.toolbar')
  const { session } = useEditor()
  const device = useStore(session.store, state => state.device)
  return (
    <ToggleButtonGroup
      className={styles.devices ?? ''}
      aria-label={t('width')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[device]}
      onSelectionChange={([chosen]) => session.store.setState({ device: chosen as Device })} // the keys below
    >
      {(Object.keys(DEVICES) as Device[]).map(name => {
        const Sign = DEVICE_ICONS[name]
        return (
          <ToggleButton
            key={name}
            id={name}
            className={styles.device ?? ''}
            aria-label={t(name, { width: DEVICES[name] })}
          >
            <Sign size={18} aria-hidden />
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}

/** To the same page in the other language; where there is none, the list offers to copy it. */
function PageLanguages() {
  const t = useTranslations('editor.language')
  const { session } = useEditor()
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
          <Link key={locale} to={`/?copy=${detail.key}`} title={t('copyHint')}>
            {t('copyTo', { language: t(locale) })}
          </Link>
        )
      })}
    </nav>
  )
}
