import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import type { CommandName } from '../commands/commands.ts'
import { selectedGroup } from '../commands/selection.ts'
import { useCommandName } from '../commands/use-command-name.ts'
import { useEditor } from '../editor-context.ts'
import { useOrder } from '../open-page/use-page.ts'
import styles from './panel.module.css'

const COMMANDS = [
  'moveUp',
  'moveDown',
  'moveTo',
  'duplicate',
  'copy',
  'cut',
  'saveSection',
  'makeSynced',
  'hideOnMobile',
  'hideOnDesktop',
  'remove',
] as const satisfies readonly CommandName[]

/** Shown while several blocks are selected: what can be done with all of them. */
export function GroupPanel() {
  const t = useTranslations('editor')
  const { session, commands } = useEditor()
  const nameOf = useCommandName()
  const isChoosing = useStore(session.store, state => state.isChoosing)
  const selected = useStore(session.store, state => state.selected)
  useStore(session.store, state => state.alsoSelected)
  useOrder()
  const count = selectedGroup(session).length
  return (
    <>
      <div className={styles.head}>
        <h2 aria-live="polite">{t('panels.selected', { count })}</h2>
      </div>
      <div className={styles.body}>
        {isChoosing && <p className={styles.note}>{t('panels.choosing')}</p>}
        <div className={styles.commands}>
          {COMMANDS.map(name => (
            <Button
              key={name}
              variant="quiet"
              disabled={!commands.isEnabled(name)}
              onClick={() => commands.run(name)}
            >
              {nameOf(name)}
            </Button>
          ))}
        </div>
        <Button onClick={() => session.select(selected)}>{t('panels.doneSelecting')}</Button>
      </div>
    </>
  )
}
