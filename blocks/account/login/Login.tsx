import type { ViewProps } from '../../page/view.ts'
import type { LoginOptions } from './block.ts'
import { NeedsScript } from '../../shop/screen/NeedsScript.tsx'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import type { ThirdPartyProviders } from '#api/client/account/identity.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { FormPage } from '../../shop/form/FormPage.tsx'
import formStyles from '../../shop/form/forms.module.css'
import type { OfferData } from '../../shop/form/registration-offers.ts'
import { useOffers } from '../../shop/form/use-offers.ts'
import { keeping } from '../../shop/form/useSearch.ts'
import { MARK_CHECKOUT } from './checkout-mark.ts'
import { GuestCheckout } from './GuestCheckout.tsx'
import styles from './Login.module.css'
import { LoginForm } from './LoginForm.tsx'
import { ThirdParties } from './ThirdParties.tsx'
import { isEmptyBag, useBag } from '../../shop/cart/bag.ts'
import { useIntent } from './useIntent.ts'

interface LoginData extends OfferData {
  /** Absent when they could not be read: shoppers log in by password. */
  readonly providers?: ThirdPartyProviders | undefined
}

/**
 * `/login`. For a shopper who wants to check out it is the first page of checkout: guest checkout on top, logging in beside it, below on
 * phones. Source: M-025 … M-034, L-007, C-052, C-232, CO-83.
 */
export function Login({ options, data }: ViewProps<LoginOptions, LoginData>) {
  const t = useTranslations('account.login')
  const { intent, redirect } = useIntent()
  const { names } = useOffers(data)
  const isBagEmpty = isEmptyBag(useBag().bag)
  const isCheckout = intent !== 'login'
  const isLogin = intent !== 'checkout'
  return (
    <ScreenFrame options={options}>
      {intent === 'unknown' && <script dangerouslySetInnerHTML={{ __html: MARK_CHECKOUT }} />}
      <FormPage
        className={styles.page}
        intent={intent}
        title={
          <>
            {isLogin && <span data-for="login">{t('title')}</span>}
            {isCheckout && <span data-for="checkout">{t('checkoutTitle')}</span>}
          </>
        }
        lead={
          <>
            {isLogin && <span data-for="login">{t('lead')}</span>}
            {isCheckout && <span data-for="checkout">{t(isBagEmpty ? 'emptyLead' : 'checkoutLead')}</span>}
          </>
        }
      >
        <NeedsScript />
        {isCheckout && <GuestCheckout isOffered={options.showGuestCheckout} />}
        <div className={styles.login}>
          {isCheckout && (
            <div className={styles.loginHead} data-for="checkout">
              <h2 className={formStyles.asideTitle}>{t('title')}</h2>
              <p className={formStyles.note}>
                {t(isBagEmpty ? 'backToOwnBag' : redirect === '/' ? 'backHome' : 'backToBag')}
              </p>
            </div>
          )}
          <LoginForm redirect={redirect} />
          {options.showThirdParties && <ThirdParties providers={data.providers ?? []} redirect={redirect} />}
          <section className={formStyles.aside}>
            <h2 className={formStyles.asideTitle}>{t('newHere')}</h2>
            <p className={formStyles.note}>{names ? t('newOffers', { offers: names }) : t('newText')}</p>
            <ButtonLink href={keeping('/register', redirect)} variant="line" isWide>
              {t('register')}
            </ButtonLink>
          </section>
        </div>
      </FormPage>
    </ScreenFrame>
  )
}
