import type { SignInQuestion } from '#api/client/account/identity.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FormPage } from '../../shop/form/FormPage.tsx'
import forms from '../../shop/form/forms.module.css'
import own from './Question.module.css'

interface Props {
  readonly question: SignInQuestion
  /** The third party. */
  readonly name: string
  readonly agree: () => void
}

/** Asks before a third party's login changes the session: a page of a stranger may have begun it. Source: M-055, M-056. */
export function Question({ question: { account, isMember }, name, agree }: Props) {
  const t = useTranslations('account.linkAccount.question')
  const text = useRef<HTMLParagraphElement>(null)
  // It takes the place of a spinner, where a screen reader has nothing to read on.
  useEffect(() => text.current?.focus(), [])
  return (
    <FormPage
      title={t('title', { name })}
      lead={account !== '' && <strong className={own.account}>{account}</strong>}
    >
      <p ref={text} tabIndex={-1} className={own.text}>
        {isMember ? t('replaces') : t('text')}
      </p>
      <div className={forms.send}>
        <Button isWide onClick={agree}>
          {t('agree')}
        </Button>
        <ButtonLink href="/" variant="line" isWide>
          {t('decline')}
        </ButtonLink>
      </div>
    </FormPage>
  )
}
