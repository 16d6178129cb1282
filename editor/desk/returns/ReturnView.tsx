import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskReturn } from '#desk/returns/desk-return.ts'
import type { Operator } from '#operators/operator.ts'
import { formatDateTime } from '#locales/format.ts'
import desk from '../../kit/parts/screen.module.css'
import { DeskSection } from '../parts/DeskSection.tsx'
import { DeskState } from '../parts/DeskState.tsx'
import { EventList } from '../parts/EventList.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { focusAfterChange } from '../../kit/parts/focus-soon.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { nextStepOf } from './next-step.ts'
import { ReturnButtons } from './ReturnButtons.tsx'
import { ReturnFacts } from './ReturnFacts.tsx'
import { ReturnGoods } from './ReturnGoods.tsx'
import { ReturnPhotos } from './ReturnPhotos.tsx'
import { ReturnStatusBadge } from './ReturnStatusBadge.tsx'
import styles from './returns.module.css'
import { useReturnEventText } from './use-return-event-text.ts'

interface Props {
  readonly record: DeskReturn
  readonly operator: Operator
}

/** One return: its state, what is to be done next, and everything that is known of it. */
export function ReturnView({ record, operator }: Props) {
  const t = useTranslations('editor.returns')
  const { uiLocale } = useEnvironment()
  const eventText = useReturnEventText()
  const state = useRef<HTMLParagraphElement>(null)
  const onDone = (message: string) => {
    toastDone(message)
    // The button that opened the dialog may be gone.
    focusAfterChange(() => state.current)
  }
  return (
    <>
      <DeskState
        ref={state}
        badge={<ReturnStatusBadge of={record} />}
        since={t('askedAt', { time: formatDateTime(record.asked, uiLocale) })}
      >
        <ReturnButtons record={record} operator={operator} onDone={onDone} />
      </DeskState>
      <p className={styles.next}>{t(`next.${nextStepOf(record)}`)}</p>
      <div className={desk.columns}>
        <div>
          <DeskSection title={t('goods')}>
            <ReturnGoods record={record} />
          </DeskSection>
          {record.photos.length > 0 && (
            <DeskSection title={t('photos')}>
              <ReturnPhotos number={record.number} ids={record.photos} />
            </DeskSection>
          )}
          <DeskSection title={t('history')}>
            <EventList events={record.events} textOf={eventText} />
          </DeskSection>
        </div>
        <DeskSection title={t('details')}>
          <ReturnFacts record={record} />
        </DeskSection>
      </div>
    </>
  )
}
