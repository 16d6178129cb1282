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
import shared from './bag.module.css'
import styles from './Coupons.module.css'
import { useBagChanges } from './use-bag-changes.ts'

type Calculation = Bag['calculation']
type Coupon = Calculation['availableCoupons'][number]

interface Props {
  /** Codes and coupons of the bag, and what each does to what is shown. */
  readonly codes: Calculation['discountCodes']
  /** The member's coupons; empty shows none. */
  readonly wallet: readonly Coupon[]
}

/** A field for a code, what counts now and why something does not, and the member's coupons. Source: C-176, C-216 … C-221. */
export function Coupons({ codes, wallet }: Props) {
  const code = useCode()
  return (
    <>
      <CodeForm {...code} />
      <Chosen codes={codes} />
      {wallet.length > 0 && <Wallet coupons={wallet} codes={codes} onUse={id => void code.apply(id)} />}
    </>
  )
}

/** What the shopper types, and what the shop says to it. */
function useCode() {
  const t = useTranslations('service.cartCoupon')
  const { api } = useBlockContext()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const apply = async (code: string) => {
    if (typedCode(code) === '') return setError(t('empty'))
    setBusy(true)
    try {
      const [refusal] = await bagActions(api).applyCoupon(code)
      setError(refusal?.message)
      if (!refusal) setText('')
    } catch {
      setError(t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { text, setText, error, isBusy, apply }
}

function CodeForm({ text, setText, error, isBusy, apply }: ReturnType<typeof useCode>) {
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
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" variant="line" isLoading={isBusy}>
        {t('apply')}
      </Button>
    </form>
  )
}

/** Codes and coupons of the bag; those that do not count say why. */
function Chosen({ codes }: { readonly codes: Calculation['discountCodes'] }) {
  const t = useTranslations('service.cartCoupon')
  const money = useMoney()
  const { removeCoupon } = useBagChanges()
  return (
    <output>
      {codes.map(({ couponCode, couponName, couponAmount, reason, message }) => {
        const name = couponName || couponCode
        return (
          <span key={couponCode} className={styles.chosen}>
            <span className={reason ? shared.reason : undefined}>
              {reason
                ? `${t('waiting', { name })} ${message}`
                : couponAmount.amount > 0
                  ? t('applied', { name, amount: money(couponAmount.amount) })
                  : t('appliedGift', { name })}
            </span>
            <button
              type="button"
              className={shared.link}
              aria-label={t('remove', { name })}
              onClick={() => void removeCoupon(couponCode)}
            >
              {t('removeShort')}
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
  const { name, description, freezeStatus, beginTime, endTime } = coupon
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
