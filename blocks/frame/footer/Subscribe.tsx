import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Footer.module.css'
import { useSubscribe } from './useSubscribe.ts'

/**
 * One line for an e-mail address. Plain markup instead of the fields of ui/: it is on every page, and they are not.
 * Source: L-079, L-087 … L-090, M-182, M-183, M-185.
 */
export function Subscribe() {
  const t = useTranslations('shop.footer')
  const form = useTranslations('shop.teaserForm')
  const { send, clear, problem, isSending } = useSubscribe()
  const id = useId()
  const problemId = `${id}-problem`
  return (
    // Until the script is there, `dialog` keeps the browser from sending the form to the page's own address.
    <form
      className={styles.subscribe}
      method="dialog"
      noValidate
      aria-label={form('label')}
      onSubmit={event => void send(event)}
    >
      <label htmlFor={id}>{t('subscribe')}</label>
      <input
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        placeholder={form('email')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        onChange={clear}
      />
      <button type="submit" aria-busy={isSending || undefined}>
        {form('send')}
      </button>
      <p id={problemId} className={styles.problem} aria-live="polite">
        {problem && form(`problems.${problem}`)}
      </p>
      <p className={styles.consent}>{form('consent')}</p>
    </form>
  )
}
