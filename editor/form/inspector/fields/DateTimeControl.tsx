import { MAX_COUNTDOWN_MS } from '#blocks/content/swiper/time-left.ts'
import { parseHongKongTime } from '#blocks/page/hong-kong-time.ts'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useInspector } from '../context.ts'
import { lazyPart } from '../../../kit/parts/LazyPart.tsx'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'

const DateTimePicker = lazyPart(async () => (await import('../date-time/DateTimePicker.tsx')).DateTimePicker)

/** Warning about a countdown's end. Both are epoch milliseconds. Source: L-190, LO-50. */
export function countdownWarning(end: number, now: number): 'tooFar' | 'over' | undefined {
  if (end - now > MAX_COUNTDOWN_MS) return 'tooFar'
  return end <= now ? 'over' : undefined
}

/** A moment in Hong Kong time. Countdowns say at once when they lie beyond 100 hours. Source: L-189, L-190, LO-50. */
export function DateTimeControl({ value, node, label, describedBy, isInvalid, onChange }: ControlProps) {
  const t = useTranslations('editor.inspector.dateTime')
  const { now } = useInspector()
  const text = asText(value)
  const at = parseHongKongTime(text)
  const found = node.hints.group === 'countdown' && at !== undefined ? countdownWarning(at, now()) : undefined
  // A block that checks the rule itself has its problem shown below the field already.
  const warning = isInvalid ? undefined : found
  return (
    <div className={styles.stack}>
      {text !== '' && at === undefined && (
        <p className={`${styles.note} ${styles.bad}`}>{t('unreadable', { text })}</p>
      )}
      <DateTimePicker
        waiting={<p className={styles.note}>{t('opening')}</p>}
        value={text}
        label={label}
        describedBy={describedBy}
        isInvalid={isInvalid}
        onChange={onChange}
        now={now}
      />
      <div aria-live="polite">
        {warning && (
          <p className={`${styles.note} ${styles.warn}`}>
            <TriangleAlert aria-hidden="true" size={14} />
            {t(warning)}
          </p>
        )}
      </div>
    </div>
  )
}
