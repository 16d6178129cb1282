import { useTextMark } from '../../page/view.ts'
import type { Offer } from './audience.ts'
import styles from './HomeModal.module.css'

/** Heading, text and button below the picture; nothing without any. They are part of its link. */
export function OfferWords({ at, heading, text, button }: Pick<Offer, 'at' | 'heading' | 'text' | 'button'>) {
  const mark = useTextMark()
  if (!heading && !text && !button) return null
  return (
    <div className={styles.words}>
      {heading && (
        <h2 className={styles.heading} {...mark(`${at}heading`)}>
          {heading}
        </h2>
      )}
      {text && <p {...mark(`${at}text`)}>{text}</p>}
      {button && (
        <span className={styles.button} {...mark(`${at}button`)}>
          {button}
        </span>
      )}
    </div>
  )
}
