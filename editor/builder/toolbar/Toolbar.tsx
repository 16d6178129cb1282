import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import {
  Clock,
  Columns2,
  History,
  Languages,
  Link2,
  ListChecks,
  Search,
  Send,
  Settings2,
  TriangleAlert,
} from 'lucide-react'
import { Toolbar as AriaToolbar } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { DeviceChoice } from './DeviceChoice.tsx'
import { UiLanguage } from '../../kit/parts/UiLanguage.tsx'
import { usePoints, useStoppingPoints } from '../checks/use-page-checks.ts'
import { useEditor } from '../editor-context.ts'
import { mayPublish } from '../../kit/rights.ts'
import { CommandButton, StepButton } from './CommandButton.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './Toolbar.module.css'

/** Everything that concerns the page as a whole. */
export function Toolbar() {
  const t = useTranslations('editor.toolbar')
  const { session, commands, operator } = useEditor()
  return (
    <header className={styles.bar}>
      <PageHead />
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
          {t(mayPublish(operator, session.detail.path) ? 'publish' : 'ask')}
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

/** Number of points the checks found; a press lists them, before anything goes live. */
function Points() {
  const t = useTranslations('editor.toolbar')
  const { commands } = useEditor()
  const count = usePoints()
  const stopping = useStoppingPoints()
  if (count === 0) return null
  return (
    <Button
      variant="quiet"
      className={stopping > 0 ? styles.stopping : undefined}
      icon={<Icon of={stopping > 0 ? TriangleAlert : ListChecks} />}
      onClick={() => commands.run('checks')}
    >
      <span aria-hidden>{count}</span>
      <span className="visuallyHidden">
        {t('points', { count })}
        {stopping > 0 && ` ${t('stopping', { count: stopping })}`}
      </span>
    </Button>
  )
}
