import type { Messages } from 'use-intl'
import styles from './EmptyBlock.module.css'
import { useOperatorTexts } from '../../page/operator-texts.ts'
import { useIsBuilder } from '../../page/view.ts'

/** Places in the texts that have a `placeholder`: `shop.miniCart`. */
export type PlaceholderOf = {
  [Group in keyof Messages]: {
    [Part in keyof Messages[Group]]: Messages[Group][Part] extends { placeholder: string }
      ? `${Group & string}.${Part & string}`
      : never
  }[keyof Messages[Group]]
}[keyof Messages]

interface Props {
  /** Says what will be here, for a block that gets its content from the page's address; absent, that it has none yet. */
  readonly of?: PlaceholderOf
}

/** Placeholder of a block without content: a frame to click on in the editor, in the operator's language; nothing in the shop. */
export const EmptyBlock = ({ of }: Props) => (useIsBuilder() ? <Placeholder {...(of && { of })} /> : null)

/** By itself, because shoppers have no such text. */
function Placeholder({ of }: Props) {
  const t = useOperatorTexts()
  return <p className={styles.empty}>{of ? t(`${of}.placeholder`) : t('static.emptyBlock')}</p>
}
