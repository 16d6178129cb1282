import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { SelectBox } from '#ui/select/Select.tsx'
import { LayoutGrid, PanelTop } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { hasFrame } from '#renderer/source/compile-page.ts'
import { readViewer } from '#api/rules/view-point.ts'
import { useEditor } from '../editor-context.ts'
import { useViewers } from './use-viewers.ts'
import styles from './view.module.css'

/** Above the canvas: the kind of shopper the page is shown to, with which bag, and whether header and footer are around it. */
export function ViewBar() {
  const t = useTranslations('editor.view')
  const { session, announce } = useEditor()
  const { store, detail } = session
  const viewers = useViewers()
  const viewer = useStore(store, state => state.viewer)
  const hasBag = useStore(store, state => state.hasBag)
  const showsFrame = useStore(store, state => state.showsFrame)
  const mayHaveFrame = detail.type !== 'FRAME' && hasFrame(detail.type)
  const lookAs = (text: string) => {
    const chosen = readViewer(text)
    if (!chosen) return
    store.setState({ viewer: chosen })
    announce(t('announced', { name: viewers.find(each => each.viewer === chosen)?.name ?? chosen }))
  }
  return (
    <section className={styles.bar} aria-label={t('label')}>
      <SelectBox
        aria-label={t('viewer')}
        title={t('viewer')}
        value={viewer}
        onChange={({ target }) => lookAs(target.value)}
      >
        {viewers.map(each => (
          <option key={each.viewer} value={each.viewer}>
            {each.name}
          </option>
        ))}
      </SelectBox>
      <SelectBox
        aria-label={t('bag')}
        title={t('bag')}
        value={hasBag ? 'filled' : 'empty'}
        onChange={({ target }) => store.setState({ hasBag: target.value === 'filled' })}
      >
        <option value="empty">{t('emptyBag')}</option>
        <option value="filled">{t('filledBag')}</option>
      </SelectBox>
      {mayHaveFrame && (
        <Button
          variant={showsFrame ? 'solid' : 'line'}
          icon={<Icon of={PanelTop} className={styles.narrowOnly} />}
          title={t('frame')}
          aria-pressed={showsFrame}
          onClick={() => store.setState({ showsFrame: !showsFrame })}
        >
          <span className={styles.words}>{t('frame')}</span>
        </Button>
      )}
      <Button
        variant="line"
        icon={<Icon of={LayoutGrid} />}
        title={t('views')}
        onClick={() => store.setState({ dialog: 'views' })}
      >
        <span className={styles.words}>{t('views')}</span>
      </Button>
    </section>
  )
}
