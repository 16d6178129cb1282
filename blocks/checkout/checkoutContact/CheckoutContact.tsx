import { isEmailAddress } from '#api/rules/email-address.ts'
import { typedCode } from '#api/rules/typed-text.ts'
import { TextField } from '#ui/text-field/TextField.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ViewProps } from '../../page/view.ts'
import { useMember } from '../../shop/account/use-member.ts'
import { CheckoutSection } from '../../shop/checkout/CheckoutSection.tsx'
import styles from '../../shop/checkout/checkout.module.css'
import { useSectionForm } from '../../shop/checkout/useSectionForm.ts'
import { EMAIL_TEXT } from '../../shop/form/text-kinds.ts'
import { loginHref } from '../../shop/links/safe-path.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import type { CheckoutContactOptions } from './block.ts'

/** An e-mail address for messages about the order; a member's is there already. Source: C-230, CO-83. */
export function CheckoutContact({ options }: ViewProps<CheckoutContactOptions>) {
  const t = useTranslations('checkout.checkoutContact')
  const shopper = useShopper()
  const login = options.showLogin && shopper?.isVisitor && (
    <p className={styles.note}>
      {t.rich('member', {
        link: words => (
          <a className={styles.link} href={loginHref('/cart')}>
            {words}
          </a>
        ),
      })}
    </p>
  )
  return (
    <CheckoutSection
      options={options}
      title={options.title || t('title')}
      placeholder="checkout.checkoutContact"
      aside={login}
      room={{ phone: 1.15, wide: 1.05 }}
    >
      {waiting => {
        if (!shopper) return waiting
        return shopper.isVisitor ? <ContactForm email="" /> : <MemberContact waiting={waiting} />
      }}
    </CheckoutSection>
  )
}

/** A member's own address is filled in, and can be another for this order. */
function MemberContact({ waiting }: { readonly waiting: ReactNode }) {
  const { profile, hasFailed } = useMember()
  return profile || hasFailed ? <ContactForm email={profile?.email ?? ''} /> : waiting
}

function ContactForm({ email }: { readonly email: string }) {
  const t = useTranslations('checkout.checkoutContact')
  const { form, text } = useSectionForm('contact', {
    initial: { email },
    validate: values => {
      const typed = typedCode(values.email)
      if (typed === '') return { email: 'emailMissing' }
      return isEmailAddress(typed) ? {} : { email: 'emailBad' }
    },
  })
  return (
    <form {...form} className={styles.form} aria-label={t('title')}>
      <TextField {...text('email')} {...EMAIL_TEXT} aria-required label={t('email')} hint={t('hint')} />
    </form>
  )
}
