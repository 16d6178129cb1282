import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { Outline } from '../outline/Outline.tsx'
import { Palette } from '../palette/Palette.tsx'
import { useEditor } from '../editor-context.ts'
import styles from './panel.module.css'

/** Blocks to add, and the blocks that are there. */
export function LeftPanels() {
  const t = useTranslations('editor.panels')
  const { session } = useEditor()
  const left = useStore(session.store, state => state.left)
  return (
    <aside className={styles.left} aria-label={t('left')}>
      <Tabs
        className={styles.tabs ?? ''}
        selectedKey={left}
        onSelectionChange={key => session.store.setState({ left: key === 'outline' ? 'outline' : 'palette' })}
      >
        <TabList className={styles.tabList ?? ''} aria-label={t('left')}>
          <Tab id="palette">{t('palette')}</Tab>
          <Tab id="outline">{t('outline')}</Tab>
        </TabList>
        <TabPanel id="palette" className={styles.tabPanel ?? ''}>
          <Palette />
        </TabPanel>
        <TabPanel id="outline" className={styles.tabPanel ?? ''}>
          <Outline />
        </TabPanel>
      </Tabs>
    </aside>
  )
}
