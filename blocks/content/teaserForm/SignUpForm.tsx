import { MAX_EMAIL } from '#api/rules/email-address.ts'
import { REGIONS } from '#api/rules/regions.ts'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TeaserFormOptions } from './block.ts'
import styles from './TeaserForm.module.css'
import { useSignUp } from './useSignUp.ts'

type Props = Pick<TeaserFormOptions, 'title' | 'buttonText' | 'successText'>

/** E-mail, country or region, and what signing up means; after success the operator's thanks in its place. */
export function SignUpForm({ title, buttonText, successText }: Props) {
  const t = useTranslations('shop.teaserForm')
  const regions = useTranslations('shop.regions')
  const { send, judge, problems, isSending, isSent } = useSignUp()
  if (isSent) return <Thanks>{successText || t('sent')}</Thanks>
  return (
    // Until the script is there, `dialog` keeps the browser from sending the form to the page's own address.
    <form
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={title || t('label')}
      onSubmit={event => void send(event)}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={MAX_EMAIL}
        isRequired
        label={t('email')}
        error={problems.email && t(`problems.${problems.email}`)}
        onBlur={event => event.target.form && judge(event.target.form, 'email')}
      />
      <Select
        name="country"
        autoComplete="country"
        isRequired
        label={t('country')}
        placeholder={t('choose')}
        defaultValue=""
        choices={REGIONS.map(code => ({ value: code, label: regions(code) }))}
        error={problems.country && t(`problems.${problems.country}`)}
        onChange={event => event.target.form && judge(event.target.form, 'country')}
        onBlur={event => event.target.form && judge(event.target.form, 'country')}
      />
      <Button type="submit" className={styles.send} isLoading={isSending}>
        {buttonText || t('send')}
      </Button>
      <p className={styles.consent}>{t('consent')}</p>
    </form>
  )
}

/** Takes the focus the form's button had; the toast has told that it worked. */
function Thanks({ children }: { readonly children: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={place} tabIndex={-1} className={styles.thanks}>
      {children}
    </p>
  )
}
