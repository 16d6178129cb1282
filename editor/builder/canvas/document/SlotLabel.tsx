import { useTranslations } from 'use-intl'
import { useSlotName } from '../../../kit/parts/block-name.ts'
import styles from './Canvas.module.css'

/** Content of an empty slot. */
export function SlotLabel({ name, code }: { readonly name: string; readonly code?: string | undefined }) {
  const t = useTranslations('editor.canvas')
  const slotName = useSlotName()
  return <p className={styles.empty}>{t('emptySlot', { slot: slotName(name, code) })}</p>
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
