import { MAX_EMAIL } from '#api/rules/email-address.ts'
import { type FeedbackField, MAX_CONTENT, MAX_SUBJECT } from '#api/rules/feedback-rule.ts'
import { MAX_NAME } from '#api/rules/person.ts'
import { TextArea, TextField } from '#ui/text-field/TextField.tsx'
import type { FocusEvent } from 'react'
import { useTranslations } from 'use-intl'
import { keepUnsent, unsentText } from './contact-form.ts'
import styles from './ContactForm.module.css'
import type { useContact } from './useContact.ts'

interface Props extends Pick<ReturnType<typeof useContact>, 'judge' | 'send' | 'problems'> {
  /** For the button that sends it, which may stand outside. */
  readonly id: string
  readonly className?: string | undefined
}

const MAX_MOBILE = 40

/**
 * Name, e-mail, subject, mobile if one likes, and what there is to say; what was typed and not sent is there again when the form
 * is opened once more. Source: M-169, L-097.
 */
export function ContactForm({ id, judge, send, problems, className }: Props) {
  const t = useTranslations('service.contact.form')
  const field = (name: FeedbackField) => ({
    name,
    label: t(name),
    isRequired: name !== 'mobile',
    defaultValue: unsentText(name),
    error: problems[name] && t(`problems.${name}.${problems[name]}`),
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      target.form && judge(target.form, name),
  })
  return (
    // Until the script is there, `dialog` keeps the browser from sending the form to the page's own address.
    <form
      id={id}
      className={className ? `${styles.form} ${className}` : styles.form}
      method="dialog"
      noValidate
      aria-label={t('label')}
      onChange={({ currentTarget }) => keepUnsent(currentTarget)}
      onSubmit={event => void send(event)}
    >
      <TextField {...field('name')} autoComplete="name" maxLength={MAX_NAME} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
      />
      <TextField {...field('subject')} maxLength={MAX_SUBJECT} />
      <TextField
        {...field('mobile')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_MOBILE}
        hint={t('mobileHint')}
      />
      <TextArea
        {...field('content')}
        className={styles.content}
        hint={t('contentHint', { max: MAX_CONTENT })}
      />
    </form>
  )
}
