import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { Outline } from '../outline/Outline.tsx'
import { Palette } from '../palette/Palette.tsx'
import { useEditor } from '../editor-context.ts'
import { CommentCount, CommentsPanel } from './CommentsPanel.tsx'
import { LEFT_PANELS } from '../../core/session/store.ts'
import styles from './panel.module.css'

/** Blocks to add, the blocks that are there, and what is said of them. */
export function LeftPanels() {
  const t = useTranslations('editor.panels')
  const { session } = useEditor()
  const left = useStore(session.store, state => state.left)
  return (
    <aside className={styles.left} aria-label={t('left')}>
      <Tabs
        className={styles.tabs ?? ''}
        selectedKey={left}
        onSelectionChange={key => {
          const chosen = LEFT_PANELS.find(name => name === key)
          if (chosen) session.store.setState({ left: chosen })
        }}
      >
        <TabList className={styles.tabList ?? ''} aria-label={t('left')}>
          <Tab id="palette">{t('palette')}</Tab>
          <Tab id="outline">{t('outline')}</Tab>
          {!session.isSection && (
            <Tab id="comments">
              {t('comments')}
              <CommentCount />
            </Tab>
          )}
        </TabList>
        <TabPanel id="palette" className={styles.tabPanel ?? ''}>
          <Palette />
        </TabPanel>
        <TabPanel id="outline" className={styles.tabPanel ?? ''}>
          <Outline />
        </TabPanel>
        {!session.isSection && (
          <TabPanel id="comments" className={styles.tabPanel ?? ''}>
            <CommentsPanel />
          </TabPanel>
        )}
      </Tabs>
    </aside>
  )
}
