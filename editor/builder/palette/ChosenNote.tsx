import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { useEditor } from '../editor-context.ts'
import { useSlotText } from '../refusals/use-refusal-text.ts'
import styles from './Palette.module.css'

/** Says where a block goes, while the operator has chosen a place; gives the choice up. */
export function ChosenNote() {
  const t = useTranslations('editor.palette')
  const { session } = useEditor()
  const chosen = useStore(session.store, state => state.chosen)
  const slotText = useSlotText(session.page)
  const name = useBlockName()
  if (!chosen) return null
  const next = chosen.before === undefined ? undefined : session.page.node(chosen.before)
  const slot = slotText(chosen.slot)
  return (
    <output className={styles.chosen}>
      <span>{next ? t('beforeBlock', { slot, name: name(next) }) : t('intoSlot', { slot })}</span>
      <Button variant="quiet" onClick={() => session.store.setState({ chosen: undefined })}>
        {t('anywhere')}
      </Button>
    </output>
  )
}
