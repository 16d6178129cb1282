import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOpening } from '#desk/shop/shop-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import styles from './opening.module.css'

interface Props {
  readonly operator: Operator
  readonly state: DeskOpening
  /** Entries of the guide that are not done. */
  readonly left?: number
}

/** Tells if shoppers see the shop; admins open it and close it. */
export function ShopStatus({ operator, state, left = 0 }: Props) {
  const t = useTranslations('editor.opening')
  const { uiLocale } = useEnvironment()
  const [isAsking, setAsking] = useState(false)
  const { isOpen, by, at } = state
  return (
    <DeskSection title={t('title')}>
      <Notice tone={isOpen ? 'info' : 'warning'}>
        <div className={styles.status}>
          <p>
            {t(isOpen ? 'isOpen' : 'isClosed')}{' '}
            {by !== '' && <small>{t('since', { by, at: formatDateTime(at, uiLocale) })}</small>}
          </p>
          <div className={styles.ways}>
            {!isOpen && <a href="/">{t('look')}</a>}
            {may(operator, 'shop.open') ? (
              <Button variant={isOpen ? 'line' : 'solid'} onClick={() => setAsking(true)}>
                {t(isOpen ? 'close' : 'open')}
              </Button>
            ) : (
              <small>{t('onlyAdmins')}</small>
            )}
          </div>
        </div>
      </Notice>
      {isAsking && <AskDialog isOpen={isOpen} left={left} onClose={() => setAsking(false)} />}
    </DeskSection>
  )
}

function AskDialog({
  isOpen,
  left,
  onClose,
}: {
  readonly isOpen: boolean
  readonly left: number
  readonly onClose: () => void
}) {
  const t = useTranslations('editor.opening')
  const change = useChange(isOpen ? 'shop.close' : 'shop.open', {
    onDone() {
      toastDone(t(isOpen ? 'closed' : 'opened'))
      onClose()
    },
  })
  return (
    <OperationDialog
      title={t(isOpen ? 'closeTitle' : 'openTitle')}
      submit={t(isOpen ? 'close' : 'open')}
      isGrave={isOpen}
      isPending={change.isPending}
      error={change.error}
      onSubmit={() => change.start({})}
      onClose={onClose}
    >
      <p>{t(isOpen ? 'closeText' : 'openText')}</p>
      {!isOpen && left > 0 && <p>{t('openAnyway', { count: left })}</p>}
    </OperationDialog>
  )
}
