import { ButtonLink } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { departure } from '../../shop/form/departure.ts'
import { FormPage } from '../../shop/form/FormPage.tsx'

/** Long enough to read the sentence (ms). */
const READ_MS = 2500

interface Props {
  readonly name: string
  readonly to: string
}

/** The identity opens the account from now on; the way goes on by itself. Source: M-059, M-286. */
export function Linked({ name, to }: Props) {
  const t = useTranslations('account.linkAccount')
  const message = useRef<HTMLDivElement>(null)
  // The long form it takes the place of may have been scrolled far down.
  useEffect(() => message.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(() => departure.to(to), READ_MS)
    return () => clearTimeout(timer)
  }, [to])
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    departure.to(to)
  }
  return (
    <FormPage title={t('title')}>
      <div ref={message} tabIndex={-1}>
        <Notice tone="success">{t('linked', { name })}</Notice>
      </div>
      <ButtonLink href={to} isWide onClick={onClick}>
        {t('goOn')}
      </ButtonLink>
    </FormPage>
  )
}
