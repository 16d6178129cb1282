import { useTranslations } from 'use-intl'
import { useSlotName } from '../parts/block-name.ts'
import styles from './Canvas.module.css'

/** What an empty slot shows. */
export function SlotLabel({ name }: { readonly name: string }) {
  const t = useTranslations('editor.canvas')
  const slotName = useSlotName()
  return <p className={styles.empty}>{t('emptySlot', { slot: slotName(name) })}</p>
}

/** Where each page of the shop stands between header and footer, on the canvas of the frame. */
export function PageLabel() {
  const t = useTranslations('editor.canvas')
  return <p className={`${styles.empty} ${styles.pagePlace}`}>{t('pagePlace')}</p>
}
