import { typedCode } from '#api/rules/typed-text.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { TextArea, TextField } from '#ui/text-field/TextField.tsx'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { useMember } from '../../shop/account/use-member.ts'
import { checkoutActions, type ServiceType, useCheckout } from '../../shop/checkout/checkout-store.ts'
import { CheckoutSection } from '../../shop/checkout/CheckoutSection.tsx'
import styles from '../../shop/checkout/checkout.module.css'
import { useSectionForm } from '../../shop/checkout/useSectionForm.ts'
import { useMoney } from '../../shop/price/use-money.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import { CODE_TEXT } from '../../shop/form/text-kinds.ts'
import type { CheckoutServicesOptions } from './block.ts'
import { chosenServices, NO_SERVICES, type ServiceValues } from '../../shop/checkout/services.ts'

/** Source: C-011, C-012, C-230, CO-84, CO-85, CO-92. */
export function CheckoutServices({ options }: ViewProps<CheckoutServicesOptions>) {
  const t = useTranslations('checkout.checkoutServices')
  return (
    <CheckoutSection
      options={options}
      title={options.title || t('title')}
      placeholder="checkout.checkoutServices"
      room={{ phone: 2.6, wide: 2.6 }}
    >
      {() => <ServicesForm options={options} />}
    </CheckoutSection>
  )
}

/** A guide code holds letters and digits only. Source: CO-85. */
const GUIDE_CODE = /^[A-Za-z0-9]*$/
const MAX_GUIDE = 20

function ServicesForm({ options }: { readonly options: CheckoutServicesOptions }) {
  const t = useTranslations('checkout.checkoutServices')
  const { api } = useBlockContext()
  const { terms } = useCheckout()
  const staffCode = useShopper()?.staffCode ?? ''
  const { form, text, box, values } = useSectionForm<ServiceValues>('services', {
    initial: { ...NO_SERVICES, guideCode: staffCode },
    validate: ({ guideCode }) => (GUIDE_CODE.test(typedCode(guideCode)) ? {} : { guideCode: 'guideBad' }),
  })
  const offered = options.showServices ? (terms?.additionalServices ?? []) : []
  const chosen = chosenServices(
    values,
    offered.map(({ type }) => type),
  ).map(({ type }) => type)
  const wanted = chosen.join()
  useEffect(() => {
    checkoutActions(api).setServices(wanted === '' ? [] : (wanted.split(',') as ServiceType[])) // joined above
  }, [api, wanted])
  return (
    <form {...form} className={styles.form} aria-label={t('title')}>
      {offered.length > 0 && (
        <div>
          {offered.map(({ type, amount, promotionAmount }) => (
            <ServiceBox key={type} type={type} field={box(type)} amount={amount} now={promotionAmount} />
          ))}
        </div>
      )}
      {values.GREETING_CARD && chosen.includes('GREETING_CARD') && (
        <TextArea
          {...text('memo')}
          label={t('memo')}
          hint={t('memoHint', { max: terms?.maxMemo ?? 0 })}
          maxLength={terms?.maxMemo}
          rows={3}
        />
      )}
      {options.showRemark && (
        <TextArea
          {...text('remark')}
          label={t('remark')}
          hint={t('remarkHint', { max: terms?.maxRemark ?? 0 })}
          maxLength={terms?.maxRemark}
          rows={2}
        />
      )}
      {staffCode !== '' && <StaffFields staffCode={staffCode} field={text('guideCode')} />}
    </form>
  )
}

interface BoxProps {
  readonly type: ServiceType
  readonly field: {
    readonly name: string
    readonly error: string | undefined
    readonly defaultChecked: boolean
  }
  readonly amount: { readonly amount: number }
  /** Price now; `null` without a promotion. */
  readonly now: { readonly amount: number } | null
}

function ServiceBox({ type, field, amount, now }: BoxProps) {
  const t = useTranslations('checkout.checkoutServices')
  const money = useMoney()
  const price = now
    ? t('reduced', { now: money(now.amount), was: money(amount.amount) })
    : money(amount.amount)
  return (
    <div>
      <Checkbox {...field} label={t('service', { name: t(`types.${type}`), price })} />
    </div>
  )
}

interface StaffProps {
  readonly staffCode: string
  readonly field: { readonly name: string; readonly error: string | undefined; readonly defaultValue: string }
}

/** Member of staff who orders, and the one who advised: at first themselves. Source: CO-84, CO-85. */
function StaffFields({ staffCode, field }: StaffProps) {
  const t = useTranslations('checkout.checkoutServices')
  const { profile } = useMember()
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('staff', { name: profile?.staffName ?? '', code: staffCode })}</p>
      <TextField {...field} label={t('guide')} hint={t('guideHint')} maxLength={MAX_GUIDE} {...CODE_TEXT} />
    </div>
  )
}
