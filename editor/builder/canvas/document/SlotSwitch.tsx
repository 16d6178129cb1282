import { useTranslations } from 'use-intl'
import { useSlotName } from '../../../kit/parts/block-name.ts'
import styles from './Canvas.module.css'

interface Props {
  /** The slots to choose from, and the block they belong to. */
  readonly names: readonly string[]
  readonly code: string
  readonly shown: string
  readonly onShow: (slot: string) => void
}

/** Chooses which slot of a block the canvas shows, where shoppers see one of them. */
export function SlotSwitch({ names, code, shown, onShow }: Props) {
  const t = useTranslations('editor.canvas')
  const slotName = useSlotName()
  return (
    // A card: what is pressed on it is for the editor.
    <fieldset className={styles.switch} aria-label={t('slotShown')} data-cairn-card="">
      {names.map(name => (
        <button key={name} type="button" aria-pressed={name === shown} onClick={() => onShow(name)}>
          {slotName(name, code)}
        </button>
      ))}
    </fieldset>
  )
}
