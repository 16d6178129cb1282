import { Select } from '#ui/select/Select.tsx'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useBlockWords } from '../../kit/parts/block-name.ts'
import { useEditor } from '../editor-context.ts'
import styles from './CanvasFrame.module.css'

/** Chooses which of a shell's screens the canvas shows; absent on pages with one screen or none. Source: Shells. */
export function ScreenChoice() {
  const t = useTranslations('editor.canvas')
  const words = useBlockWords()
  const { session, stage } = useEditor()
  const { screens, store } = session
  const screen = useStore(store, state => state.screen)
  if (screens.length < 2) return null
  const show = (code: string) => {
    const { selected } = store.getState()
    const isLeaving = selected !== undefined && session.page.node(selected)?.code === screen
    store.setState({ screen: code, ...(isLeaving && { selected: undefined }) })
    stage.moved()
  }
  return (
    <div className={styles.screens}>
      <Select
        label={t('screen')}
        value={screen ?? ''}
        choices={screens.map(code => ({ value: code, label: words(code).name ?? code }))}
        onChange={({ target }) => show(target.value)}
      />
    </div>
  )
}
