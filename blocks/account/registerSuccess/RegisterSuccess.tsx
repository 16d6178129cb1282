import { useClock } from '../../shop/time/use-now.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Spinner } from '#ui/spinner/Spinner.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { departure } from '../../shop/form/departure.ts'
import { FormPage } from '../../shop/form/FormPage.tsx'
import { type FreshRegistration, freshRegistration } from '../../shop/form/fresh-registration.ts'
import type { OfferData } from '../../shop/form/registration-offers.ts'
import { useOffers } from '../../shop/form/use-offers.ts'
import styles from './RegisterSuccess.module.css'

/** `/register/success`, for shoppers who have just registered; all others are sent home. Source: M-051, MO-20. */
export function RegisterSuccess({ options, data }: ViewProps<ScreenOptions, OfferData>) {
  const isHydrated = useIsHydrated()
  return <ScreenFrame options={options}>{isHydrated ? <Arrival {...data} /> : <Spinner />}</ScreenFrame>
}

/** What the canvas shows: no one registers there. */
const SOMEONE: FreshRegistration = { name: '', redirect: undefined }

function Arrival(data: OfferData) {
  const { mode } = useBlockContext()
  const clock = useClock()
  const [fresh] = useState(() => freshRegistration(clock()))
  const mustLeave = !fresh && mode === 'shop'
  useEffect(() => {
    if (mustLeave) departure.insteadTo('/')
  }, [mustLeave])
  const shown = mode === 'builder' ? SOMEONE : fresh
  return shown ? <Welcome {...shown} {...data} /> : <Spinner />
}

function Welcome({ name, redirect, ...data }: FreshRegistration & OfferData) {
  const t = useTranslations('account.registerSuccess')
  const { names } = useOffers(data)
  return (
    <FormPage title={t('title')} lead={name ? t('hello', { name }) : t('helloPlain')}>
      <Notice tone="success">
        <p>{t('text')}</p>
        {names && <p>{t('offers', { offers: names })}</p>}
      </Notice>
      <div className={styles.steps}>
        {redirect && (
          <ButtonLink href={redirect} isWide>
            {t('goOn')}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant={redirect ? 'line' : 'solid'} isWide>
          {t('shop')}
        </ButtonLink>
        <ButtonLink href="/user" variant="line" isWide>
          {t('account')}
        </ButtonLink>
      </div>
    </FormPage>
  )
}
