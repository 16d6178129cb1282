import type { ViewProps } from '../../page/view.ts'
import type { RegisterOptions } from './block.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { ButtonLink } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { FormPage } from '../../shop/form/FormPage.tsx'
import styles from '../../shop/form/forms.module.css'
import { useKeepReferrer } from '../../shop/form/referrer.ts'
import type { OfferData } from '../../shop/form/registration-offers.ts'
import { keeping, useRedirect, useSearch } from '../../shop/form/useSearch.ts'
import { Offers } from './Offers.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** `/register`, and `/register?isStaff=true` for people who work here. Source: M-035, M-036, L-008, L-086. */
export function Register({ options, data }: ViewProps<RegisterOptions, OfferData>) {
  const t = useTranslations('account.register')
  const isStaff = useSearch().get('isStaff') === 'true'
  const redirect = useRedirect()
  useKeepReferrer()
  return (
    <ScreenFrame options={options}>
      <FormPage title={isStaff ? t('staffTitle') : t('title')} lead={t('lead')}>
        {options.showOffers && <Offers {...data} />}
        <RegisterForm isStaff={isStaff} redirect={redirect} />
        <section className={styles.aside}>
          <h2 className={styles.asideTitle}>{t('haveAccount')}</h2>
          <ButtonLink href={keeping('/login', redirect)} variant="line" isWide>
            {t('login')}
          </ButtonLink>
        </section>
      </FormPage>
    </ScreenFrame>
  )
}
