import { findBlock } from '#blocks/registry.ts'
import { whenIdle } from '#ui/idle/when-idle.ts'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { BlockIcon } from '../../kit/parts/BlockIcon.tsx'
import { lazyPart } from '../../kit/parts/LazyPart.tsx'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { chosenSlot } from '../commands/selection.ts'
import { useEditor } from '../editor-context.ts'
import { useNode, useNodeIsThere } from '../open-page/use-page.ts'
import { GroupPanel } from './GroupPanel.tsx'
import { PageSummaryPanel } from './PageSummaryPanel.tsx'
import { SlotPanel } from './SlotPanel.tsx'
import styles from './panel.module.css'
import { WrapperPanel } from './WrapperPanel.tsx'

// The form brings rjsf; a page shows before it is needed.
const loadOptions = async () => (await import('./OptionsPanel.tsx')).OptionsPanel
const OptionsPanel = lazyPart(loadOptions)

/** Loads the form once the page shows: what its style sheets change would slow down the first block dropped. */
function useFormAhead(): void {
  const { session } = useEditor()
  const isReady = useStore(session.store, state => state.isReady)
  useEffect(() => {
    if (!isReady) return undefined
    // Offline the panel says so itself, once it is needed.
    return whenIdle(() => void loadOptions().catch(() => undefined))
  }, [isReady])
}

interface Props {
  /** Shown while no block is selected; the page's settings by default. */
  readonly summary?: ReactNode
}

/**
 * Settings of the selected block; of the page when none is. A form takes long to build: the canvas shows what was chosen or dropped
 * first, and until its form follows the one from before can neither be used nor reached.
 */
export function RightPanel({ summary = <PageSummaryPanel /> }: Props) {
  const t = useTranslations('editor.panels')
  const { session } = useEditor()
  const selected = useStore(session.store, state => state.selected)
  const shown = useDeferredValue(selected)
  const areSeveral = useStore(session.store, state => state.alsoSelected.size > 0 || state.isChoosing)
  const isThere = useNodeIsThere(shown)
  const slot = useStore(session.store, chosenSlot)
  useFormAhead()
  return (
    <aside className={styles.right} aria-label={t('right')} data-area="inspector" inert={shown !== selected}>
      {areSeveral ? (
        <GroupPanel />
      ) : shown !== undefined && isThere ? (
        <BlockPanel id={shown} />
      ) : slot !== undefined ? (
        <SlotPanel slot={slot} />
      ) : (
        summary
      )}
    </aside>
  )
}

interface BlockProps {
  readonly id: string
}

/** Renders when another block is selected, never while one is edited: tabs look through all that they hold whenever they render. */
function BlockPanel({ id }: BlockProps) {
  const t = useTranslations('editor.panels')
  const { session } = useEditor()
  const right = useStore(session.store, state => state.right)
  return (
    <>
      <Head id={id} />
      <Tabs
        className={styles.tabs ?? ''}
        selectedKey={right}
        onSelectionChange={key =>
          session.store.setState({ right: key === 'wrapper' ? 'wrapper' : 'options' })
        }
      >
        <TabList className={styles.tabList ?? ''} aria-label={t('right')}>
          <Tab id="options">{t('options')}</Tab>
          <Tab id="wrapper">{t('wrapper')}</Tab>
        </TabList>
        <TabPanel id="options" className={styles.tabPanel ?? ''}>
          <Options key={id} id={id} />
        </TabPanel>
        <TabPanel id="wrapper" className={styles.tabPanel ?? ''}>
          <Wrapper key={id} id={id} />
        </TabPanel>
      </Tabs>
    </>
  )
}

function Head({ id }: BlockProps) {
  const name = useBlockName()
  const node = useNode(id)
  if (!node) return null
  return (
    <div className={styles.head}>
      <BlockIcon name={findBlock(node.code)?.icon} />
      <h2>{name(node)}</h2>
    </div>
  )
}

function Options({ id }: BlockProps) {
  const t = useTranslations('editor.panels')
  const node = useNode(id)
  if (!node) return null
  return (
    <OptionsPanel
      node={node}
      waiting={<p className={styles.body}>{t('loading')}</p>}
      frame={message => <div className={styles.body}>{message}</div>}
    />
  )
}

function Wrapper({ id }: BlockProps) {
  const node = useNode(id)
  return node ? <WrapperPanel node={node} /> : null
}
