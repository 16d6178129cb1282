import { readPeriod } from '#api/rules/period.ts'
import type { Bag } from '#api/client/cart/cart.ts'
import { typedCode } from '#api/rules/typed-text.ts'
import { formatDay } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { useMoney } from '../price/use-money.ts'
import { DetailButton } from '../coupon/DetailButton.tsx'
import { bagActions } from './bag-actions.ts'
import { reloadBag } from './bag.ts'
import shared from './bag.module.css'
import { CODE_TEXT } from '../form/text-kinds.ts'
import styles from './Coupons.module.css'
import { OrderInTheWay } from './OrderInTheWay.tsx'
import { useBagChanges } from './use-bag-changes.ts'

type Calculation = Bag['calculation']
type Coupon = Calculation['availableCoupons'][number]
type ChosenCode = Calculation['discountCodes'][number]

interface Props {
  /** Codes and coupons of the bag, and what each does to what is shown. */
  readonly codes: Calculation['discountCodes']
  /** The member's coupons; empty shows none. */
  readonly wallet: readonly Coupon[]
  /** Called when an order that held a code was cancelled, after the bag was read again. */
  readonly onReleased?: () => void
}

/** A field for a code, what counts now and why something does not, and the member's coupons. Source: C-176, C-216 … C-221. */
export function Coupons({ codes, wallet, onReleased }: Props) {
  const { api } = useBlockContext()
  const code = useCode()
  const readAgain = async () => {
    // A failure shows with the next reading.
    await reloadBag(api).catch(() => undefined)
    onReleased?.()
  }
  return (
    <>
      <CodeForm {...code} />
      {code.heldBy && (
        <OrderInTheWay
          order={code.heldBy}
          onCancelled={() => void code.apply(code.refused).then(readAgain)}
        />
      )}
      <Chosen codes={codes} onReleased={() => void readAgain()} />
      {wallet.length > 0 && <Wallet coupons={wallet} codes={codes} onUse={id => void code.apply(id)} />}
    </>
  )
}

/** Field for a code, and the shop's answer. */
function useCode() {
  const t = useTranslations('service.cartCoupon')
  const { api } = useBlockContext()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [held, setHeld] = useState<{ readonly by: string; readonly code: string }>()
  const [isBusy, setBusy] = useState(false)
  const apply = async (code: string) => {
    setHeld(undefined)
    if (typedCode(code) === '') return setError(t('empty'))
    setBusy(true)
    try {
      const [refusal] = await bagActions(api).applyCoupon(code)
      setError(refusal?.message)
      if (refusal?.externalOrderNo) setHeld({ by: refusal.externalOrderNo, code })
      if (!refusal) setText('')
    } catch {
      setError(t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { text, setText, error, isBusy, apply, heldBy: held?.by, refused: held?.code ?? '' }
}

type CodeFormProps = Pick<ReturnType<typeof useCode>, 'text' | 'setText' | 'error' | 'isBusy' | 'apply'>

function CodeForm({ text, setText, error, isBusy, apply }: CodeFormProps) {
  const t = useTranslations('service.cartCoupon')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void apply(text)
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('code')}
        value={text}
        error={error}
        className={styles.field}
        {...CODE_TEXT}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" variant="line" isLoading={isBusy}>
        {t('apply')}
      </Button>
    </form>
  )
}

interface ChosenProps {
  readonly codes: Calculation['discountCodes']
  readonly onReleased: () => void
}

/** Codes and coupons of the bag; those that do not count say why, those that cost free delivery what it costs. */
function Chosen({ codes, onReleased }: ChosenProps) {
  const t = useTranslations('service.cartCoupon')
  const money = useMoney()
  const { removeCoupon } = useBagChanges()
  const wordsOf = ({ couponCode, couponName, couponAmount, reason, message }: ChosenCode) => {
    const name = couponName || couponCode
    if (reason) return `${t('waiting', { name })} ${message}`
    return couponAmount.amount > 0
      ? t('applied', { name, amount: money(couponAmount.amount) })
      : t('appliedGift', { name })
  }
  return (
    <output>
      {codes.map(code => {
        const { couponCode, couponName, reason, heldBy, deliveryCost } = code
        const name = couponName || couponCode
        return (
          <span key={couponCode} className={styles.chosen}>
            <span>
              <span className={reason ? shared.reason : undefined}>{wordsOf(code)}</span>
              {deliveryCost && (
                <span className={styles.delivery}>
                  {t('delivery', { amount: money(deliveryCost.amount) })}
                </span>
              )}
              {heldBy && <OrderInTheWay order={heldBy} onCancelled={onReleased} />}
            </span>
            <button
              type="button"
              className={shared.link}
              aria-label={t(deliveryCost ? 'leaveOutTitle' : 'remove', { name })}
              onClick={() => void removeCoupon(couponCode)}
            >
              {t(deliveryCost ? 'leaveOut' : 'removeShort')}
            </button>
          </span>
        )
      })}
    </output>
  )
}

interface WalletProps {
  readonly coupons: readonly Coupon[]
  readonly codes: Calculation['discountCodes']
  readonly onUse: (id: string) => void
}

/** The member's coupons; those that an order holds cannot be chosen. Source: C-218, MO-80. */
function Wallet({ coupons, codes, onUse }: WalletProps) {
  const t = useTranslations('service.cartCoupon')
  const id = useId()
  return (
    <div>
      <h3 id={id} className={styles.wallet}>
        {t('wallet')}
      </h3>
      <ul className={`${shared.list} ${styles.coupons}`} aria-labelledby={id}>
        {coupons.map(coupon => (
          <WalletCoupon
            key={coupon.id}
            coupon={coupon}
            isChosen={codes.some(({ couponCode }) => couponCode === coupon.id)}
            onUse={() => onUse(coupon.id)}
          />
        ))}
      </ul>
    </div>
  )
}

interface WalletCouponProps {
  readonly coupon: Coupon
  readonly isChosen: boolean
  readonly onUse: () => void
}

function WalletCoupon({ coupon, isChosen, onUse }: WalletCouponProps) {
  const t = useTranslations('service.cartCoupon')
  const { locale, now } = useBlockContext()
  const { name, description, freezeStatus } = coupon
  const { beginTime, endTime } = readPeriod(coupon)
  const isHeld = freezeStatus === 'FREEZE'
  const useIt = (close: () => void) => (
    <Button
      onClick={() => {
        close()
        onUse()
      }}
    >
      {t('use', { name })}
    </Button>
  )
  return (
    <li className={styles.coupon} data-held={isHeld || undefined}>
      <div>
        <p>{name}</p>
        <p className={shared.small}>
          {beginTime > now
            ? t('from', { date: formatDay(beginTime, locale) })
            : t('until', { date: formatDay(endTime - 1, locale) })}
        </p>
        {description && <p className={shared.small}>{description}</p>}
        <DetailButton
          id={coupon.id}
          name={name}
          label={t('detailsOf', { name })}
          text={t('details')}
          failed={t('detailsFailed')}
          action={isChosen ? undefined : useIt}
        />
      </div>
      {isHeld || isChosen ? (
        <span className={shared.small}>{t(isHeld ? 'held' : 'used')}</span>
      ) : (
        <button type="button" className={shared.link} aria-label={t('use', { name })} onClick={onUse}>
          {t('useShort')}
        </button>
      )}
    </li>
  )
}
