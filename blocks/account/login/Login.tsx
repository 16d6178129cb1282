import type { ViewProps } from '../../page/view.ts'
import type { LoginOptions } from './block.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import type { ThirdPartyProviders } from '#api/client/account/identity.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { FormPage } from '../../shop/form/FormPage.tsx'
import styles from '../../shop/form/forms.module.css'
import type { OfferData } from '../../shop/form/registration-offers.ts'
import { useOffers } from '../../shop/form/use-offers.ts'
import { keeping, useRedirect } from '../../shop/form/useSearch.ts'
import { GuestCheckout } from './GuestCheckout.tsx'
import { LoginForm } from './LoginForm.tsx'
import { ThirdParties } from './ThirdParties.tsx'

interface LoginData extends OfferData {
  /** Absent when they could not be read: shoppers log in by password. */
  readonly providers?: ThirdPartyProviders | undefined
}

/** Who is sent here from the bag wants to check out. Source: C-232, CO-83. */
const CART = '/cart'

/** `/login`. Source: M-025 … M-034, L-007. */
export function Login({ options, data }: ViewProps<LoginOptions, LoginData>) {
  const t = useTranslations('account.login')
  const redirect = useRedirect()
  const { names } = useOffers(data)
  return (
    <ScreenFrame options={options}>
      <FormPage title={t('title')} lead={t('lead')}>
        <LoginForm redirect={redirect} />
        {options.showThirdParties && <ThirdParties providers={data.providers ?? []} redirect={redirect} />}
        {options.showGuestCheckout && redirect === CART && <GuestCheckout />}
        <section className={styles.aside}>
          <h2 className={styles.asideTitle}>{t('newHere')}</h2>
          <p className={styles.note}>{names ? t('newOffers', { offers: names }) : t('newText')}</p>
          <ButtonLink href={keeping('/register', redirect)} variant="line" isWide>
            {t('register')}
          </ButtonLink>
        </section>
      </FormPage>
    </ScreenFrame>
  )
}
