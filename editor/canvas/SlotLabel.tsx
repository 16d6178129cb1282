import { ROOT_SLOTS } from '#blocks/page/define-block.ts'
import { useTranslations } from 'use-intl'
import { useBlockWords } from '../parts/block-name.ts'
import styles from './Canvas.module.css'

/** The name of a slot in the operator's language: one of the page's own, or one that the block `code` opens. */
export function useSlotName() {
  const t = useTranslations('editor.slots')
  const wordsOf = useBlockWords()
  return (name: string, code?: string | undefined) => {
    const own = code === undefined ? undefined : wordsOf(code).slots?.[name]
    const root = ROOT_SLOTS.find(slot => slot === name)
    return own ?? (root ? t(root) : name)
  }
}

/** What an empty slot shows. */
export function SlotLabel({ name, code }: { readonly name: string; readonly code?: string | undefined }) {
  const t = useTranslations('editor.canvas')
  const slotName = useSlotName()
  return <p className={styles.empty}>{t('emptySlot', { slot: slotName(name, code) })}</p>
}

/** What a closed slot shows in place of the blocks it keeps. */
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

/** Where each page of the shop stands between header and footer, on the canvas of the frame. */
export function PageLabel() {
  const t = useTranslations('editor.canvas')
  return <p className={`${styles.empty} ${styles.pagePlace}`}>{t('pagePlace')}</p>
}
