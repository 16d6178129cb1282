import type { AfterSales } from '#api/client/order/after-sales.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './RefundDetail.module.css'
import { useCancelReturn, useSendBack } from './use-return-steps.ts'

/** Longest name of a courier, and longest number of a parcel (characters), as the shop keeps them. */
const MAX_TEXT = 40

interface Props {
  readonly afterSales: AfterSales
  readonly token: string | null
}

/** Next step of the shopper or the shop. Source: M-134, MO-73. */
export function NextStep({ afterSales, token }: Props) {
  const t = useTranslations('account.refundDetail')
  const { afterSalesStatus, nextStep, canCancel, canSendBack, method } = afterSales
  return (
    <section className={styles.next} aria-label={t('next')}>
      <Notice tone={afterSalesStatus === 'AUDIT_FAILED' ? 'warning' : 'info'}>{nextStep}</Notice>
      {canSendBack && method === 'COURIER' && <SendBack afterSales={afterSales} token={token} />}
      {canSendBack && method === 'SHOP' && (
        <div>
          <ButtonLink variant="line" href="/storeLocator">
            {t('shops')}
          </ButtonLink>
        </div>
      )}
      {canCancel && <Cancel afterSales={afterSales} token={token} />}
    </section>
  )
}

/** With which parcel the goods come back. */
function SendBack({ afterSales, token }: Props) {
  const t = useTranslations('account.refundDetail')
  const { send, error, isBusy } = useSendBack(afterSales.code, token)
  const { returnAddress } = afterSales
  const [missing, setMissing] = useState<readonly string[]>([])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = given.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const wanted = { carrier: text('carrier'), trackingNo: text('trackingNo') }
    const empty = (['carrier', 'trackingNo'] as const).filter(name => wanted[name] === '')
    setMissing(empty)
    if (empty.length === 0 && !isBusy) void send(wanted)
    else if (empty[0]) (event.currentTarget.elements.namedItem(empty[0]) as HTMLInputElement | null)?.focus() // its own field
  }
  const errorOf = (name: string) =>
    missing.includes(name) ? t(`missingField.${name as 'carrier'}`) : undefined
  return (
    <form className={styles.parcel} onSubmit={onSubmit} noValidate>
      {returnAddress && (
        <p>
          {[t('returnAddress'), returnAddress.name, returnAddress.address, returnAddress.mobile]
            .filter(Boolean)
            .map(line => (
              <span key={line} className={styles.addressLine}>
                {line}
              </span>
            ))}
        </p>
      )}
      <TextField
        label={t('carrier')}
        name="carrier"
        maxLength={MAX_TEXT}
        error={errorOf('carrier')}
        isRequired
      />
      <TextField
        label={t('trackingNo')}
        name="trackingNo"
        maxLength={MAX_TEXT}
        autoComplete="off"
        error={errorOf('trackingNo')}
        isRequired
      />
      {error && <Notice tone="error">{error}</Notice>}
      <div>
        <Button type="submit" isLoading={isBusy}>
          {t('sendBack')}
        </Button>
      </div>
    </form>
  )
}

function Cancel({ afterSales, token }: Props) {
  const t = useTranslations('account.refundDetail')
  const [isAsking, setAsking] = useState(false)
  const { cancel, error, isBusy } = useCancelReturn(afterSales.code, token)
  return (
    <div>
      <Button variant="quiet" data-flush="" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        size="form"
        title={t('cancelTitle')}
        actions={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" isLoading={isBusy} onClick={() => void cancel()}>
              {t('cancelNow')}
            </Button>
          </>
        }
      >
        <p>{t('cancelText')}</p>
        {error && <Notice tone="error">{error}</Notice>}
      </Dialog>
    </div>
  )
}
