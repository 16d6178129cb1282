import { useShopName } from '../../page/use-shop-name.ts'
import type { ViewProps } from '../../page/view.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Spinner } from '#ui/spinner/Spinner.tsx'
import { Tabs } from '#ui/tabs/Tabs.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormPage } from '../../shop/form/FormPage.tsx'
import { LinkExisting } from './LinkExisting.tsx'
import styles from './LinkAccount.module.css'
import { Linked } from './Linked.tsx'
import { LinkNew } from './LinkNew.tsx'
import { Question } from './Question.tsx'
import { forgetPending, type Pending } from './pending-identity.ts'
import { loginAgain, useArrival } from './useArrival.ts'
import { useProviderName } from '../../shop/account/useProviderName.ts'

/** `/linkAccount`: where a third party's identity becomes an account's. Source: M-055 … M-059, M-286, MO-25, MO-27. */
export function LinkAccount({ options }: ViewProps<ScreenOptions>) {
  return (
    <ScreenFrame options={options}>
      <Steps />
    </ScreenFrame>
  )
}

function Steps() {
  const t = useTranslations('account.linkAccount')
  const step = useArrival()
  const nameOf = useProviderName()
  if (step.is === 'pending') return <Choice {...step} />
  if (step.is === 'question') return <Question {...step} name={nameOf(step.type)} />
  return (
    <FormPage title={t('title')}>
      {step.is === 'checking' ? (
        <output className={styles.checking}>
          <Spinner />
          {t('checking')}
          <EmptyBlock of="account.linkAccount" />
        </output>
      ) : (
        <>
          <Notice tone="error">{t(step.is, { name: nameOf(step.type) })}</Notice>
          <ButtonLink href={loginAgain(step.to)} isWide>
            {t('toLogin')}
          </ButtonLink>
        </>
      )}
    </FormPage>
  )
}

/** Links an existing account, or a new one. Source: M-057, M-058. */
function Choice({ pending }: { readonly pending: Pending }) {
  const t = useTranslations('account.linkAccount')
  const name = useProviderName()(pending.type)
  const shop = useShopName()
  const [isLinked, setLinked] = useState(false)
  const onLinked = () => {
    forgetPending()
    setLinked(true)
  }
  if (isLinked) return <Linked name={name} to={pending.to} />
  return (
    <FormPage
      title={t('title')}
      lead={
        <>
          {pending.nickName && <strong>{t('hello', { nickName: pending.nickName })} </strong>}
          {t('lead', { name, shop })}
        </>
      }
    >
      <Tabs
        label={t('tabs')}
        items={[
          { key: 'existing', label: t('existing'), content: <LinkExisting {...{ pending, onLinked }} /> },
          { key: 'new', label: t('new'), content: <LinkNew {...{ pending, onLinked }} /> },
        ]}
      />
    </FormPage>
  )
}
