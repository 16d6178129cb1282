import type { OpeningHours } from '#api/rules/opening-hours.ts'
import { useBlockContext } from '../../page/view.ts'
import styles from './OpeningLine.module.css'
import { useOpeningText } from './use-opening-text.ts'

interface Props {
  readonly hours: OpeningHours
  /** Epoch milliseconds. */
  readonly at: number
}

/** Says if a place is open: until when, or when it opens. */
export function OpeningLine({ hours, at }: Props) {
  const { locale } = useBlockContext()
  const { isOpen, text } = useOpeningText()(hours, at, locale)
  return (
    <span className={styles.line} data-open={isOpen}>
      {text}
    </span>
  )
}
