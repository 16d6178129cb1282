import type { NewsletterTopic } from '#api/client/support/newsletter.ts'
import { isComposingEnter } from '#ui/field/composing.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Footer.module.css'
import { TOPIC } from './topic-field.ts'
import { useSubscribe } from './useSubscribe.ts'

/**
 * One line for an e-mail address, and the topics of the newsletter where there are any. Plain markup: it is on every page, and the fields of ui/ are not.
 * Source: L-079, L-087 … L-090, M-182, M-183, M-185.
 */
export function Subscribe({ topics }: { readonly topics: readonly NewsletterTopic[] }) {
  const t = useTranslations('shop.footer')
  const form = useTranslations('shop.teaserForm')
  const { send, follow, error, isBusy } = useSubscribe(topics.length > 0)
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
        aria-invalid={error ? true : undefined}
        aria-describedby={problemId}
        onChange={follow}
        onKeyDown={event => {
          if (isComposingEnter(event)) event.preventDefault()
        }}
      />
      <button type="submit" aria-busy={isBusy || undefined}>
        {form('send')}
      </button>
      <p id={problemId} className={styles.problem} aria-live="polite">
        {error}
      </p>
      {topics.length > 0 && (
        <fieldset className={styles.topics}>
          <legend>{form('topics')}</legend>
          {topics.map(({ code, name }) => (
            <label key={code}>
              <input type="checkbox" name={TOPIC} value={code} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.consent}>{form('consent')}</p>
    </form>
  )
}
