import { ROOT_SLOTS } from '#blocks/page/define-block.ts'
import { useTranslations } from 'use-intl'
import styles from './Canvas.module.css'

/** The name of a slot, in the operator's language where it has one. */
export function useSlotName() {
  const t = useTranslations('editor.slots')
  return (name: string) => {
    const root = ROOT_SLOTS.find(slot => slot === name)
    return root ? t(root) : name
  }
}

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
