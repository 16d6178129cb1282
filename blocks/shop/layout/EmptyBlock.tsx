import { useTranslations } from 'use-intl'
import styles from './EmptyBlock.module.css'
import { useIsBuilder } from '../../page/view.ts'

interface Props {
  /** Content that will be here, for a block that gets its content from the page's address; absent, that it has none yet. */
  readonly text?: string
}

/** Placeholder of a block without content: a frame to click on in the editor, nothing in the shop. */
export function EmptyBlock({ text }: Props) {
  return useIsBuilder() ? <p className={styles.empty}>{text ?? <Hint />}</p> : null
}

/** By itself, because shoppers have no such text. */
function Hint() {
  return useTranslations('static')('emptyBlock')
}
