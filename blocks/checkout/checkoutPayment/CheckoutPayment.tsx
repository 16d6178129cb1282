import type { OrderPayType } from '#api/client/cart/checkout.ts'
import { ChoiceList } from '#ui/choice-list/ChoiceList.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import CreditCard from 'lucide-react/icons/credit-card'
import Wallet from 'lucide-react/icons/wallet'
import { useTranslations } from 'use-intl'
import type { ViewProps } from '../../page/view.ts'
import { useCheckout } from '../../shop/checkout/checkout-store.ts'
import { CheckoutSection } from '../../shop/checkout/CheckoutSection.tsx'
import styles from '../../shop/checkout/checkout.module.css'
import { useSectionForm } from '../../shop/checkout/useSectionForm.ts'
import { trackPayment } from '../../shop/checkout/track-checkout.ts'
import type { CheckoutPaymentOptions } from './block.ts'

/** The groups that methods show in, and their order. Source: CO-107. */
const GROUPS = [
  { key: 'card', icon: CreditCard, methods: ['visa', 'master', 'amex'] },
  { key: 'unionpay', icon: CreditCard, methods: ['unionpay'] },
  { key: 'wallet', icon: Wallet, methods: ['alipayHk', 'wechatHk', 'octopus'] },
] as const

/** Ways to pay; nothing to choose when nothing is to pay. Source: C-243, C-274, C-276, CO-100. */
export function CheckoutPayment({ options }: ViewProps<CheckoutPaymentOptions>) {
  const t = useTranslations('checkout.checkoutPayment')
  const { calculation, terms } = useCheckout()
  const isFree = calculation?.amount.amount === 0
  return (
    <CheckoutSection
      options={options}
      title={options.title || t('title')}
      placeholder="checkout.checkoutPayment"
      room={{ phone: 5, wide: 4.75 }}
    >
      {() =>
        isFree ? (
          <p className={styles.note}>{t('nothing')}</p>
        ) : (
          <PaymentForm methods={terms?.paymentMethods ?? []} note={options.note} />
        )
      }
    </CheckoutSection>
  )
}

interface FormProps {
  readonly methods: readonly OrderPayType[]
  readonly note: string
}

function PaymentForm({ methods, note }: FormProps) {
  const t = useTranslations('checkout.checkoutPayment')
  const { form, text } = useSectionForm('payment', {
    initial: { payType: '' },
    // A method that was switched off meanwhile is none.
    revive: ({ payType = '' }) => ({ payType: methods.some(method => method === payType) ? payType : '' }),
    validate: ({ payType }) => (payType === '' ? { payType: 'noPayment' } : {}),
  })
  const { onChange } = form
  const choices = GROUPS.flatMap(({ key, icon, methods: inGroup }) =>
    inGroup
      .filter(method => methods.includes(method))
      .map(method => ({
        value: method,
        title: t(`methods.${method}`),
        aside: t(`groups.${key}`),
        icon: <Icon of={icon} />,
      })),
  )
  return (
    <form
      {...form}
      className={styles.form}
      aria-label={t('title')}
      onChange={event => {
        onChange(event)
        trackPayment()
      }}
    >
      <ChoiceList {...text('payType')} label={t('label')} isLabelHidden choices={choices} />
      <p className={styles.note}>{note || t('note')}</p>
    </form>
  )
}
