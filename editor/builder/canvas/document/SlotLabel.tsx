import { useTranslations } from 'use-intl'
import { useSlotName } from '../../../kit/parts/block-name.ts'
import styles from './Canvas.module.css'

interface SlotProps {
  readonly name: string
  readonly code?: string | undefined
  /** It can be pressed to add a block; the canvas hears of it. */
  readonly isPressed?: boolean
}

/** Content of an empty slot. */
export function SlotLabel({ name, code, isPressed = false }: SlotProps) {
  const t = useTranslations('editor.canvas')
  const slotName = useSlotName()
  const slot = slotName(name, code)
  return isPressed ? (
    <button type="button" className={styles.empty}>
      {t('fillSlot', { slot })}
    </button>
  ) : (
    <p className={styles.empty}>{t('emptySlot', { slot })}</p>
  )
}

/** Content of a closed slot in place of the blocks it keeps. */
export function KeptLabel({
  name,
  code,
  count,
}: {
  readonly name: string
  readonly code: string
  readonly count: number
}) {
  const t = useTranslations('editor.canvas')
  const slotName = useSlotName()
  return <p className={styles.empty}>{t('keptSlot', { slot: slotName(name, code), count })}</p>
}

/** Place of each page of the shop between header and footer, on the canvas of the frame. */
export function PageLabel() {
  const t = useTranslations('editor.canvas')
  return <p className={`${styles.empty} ${styles.pagePlace}`}>{t('pagePlace')}</p>
}
