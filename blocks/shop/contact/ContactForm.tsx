import type { ContactTopic } from '#api/client/support/support.ts'
import { type FeedbackField, MAX_SUBJECT } from '#api/rules/feedback-rule.ts'
import { MAX_NAME } from '#api/rules/person.ts'
import { lengthOf, typedWords } from '#api/rules/typed-text.ts'
import { Select } from '#ui/select/Select.tsx'
import { TextArea, TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { EMAIL_TEXT } from '../form/text-kinds.ts'
import styles from './ContactForm.module.css'
import { telHref } from './tel-href.ts'
import type { useContact } from './useContact.ts'

interface Props {
  readonly form: ReturnType<typeof useContact>
  /** For the button that sends it, which may be outside. */
  readonly id: string
  /** Topics that a message may have; a shop without any has a form without them. */
  readonly topics: readonly ContactTopic[]
  readonly className?: string | undefined
}

const MAX_MOBILE = 40

/** Address of a mail that continues the message: subject and text so far are carried over. Source: M-173. */
function mailHref(address: string, { subject, content }: Props['form']['values']): string {
  // Mail programs read a plus sign as it is, so no `URLSearchParams`.
  const parts = Object.entries({ subject: subject.trim(), body: content.trim().replaceAll(/\r?\n/g, '\r\n') })
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}=${encodeURIComponent(words)}`)
  return `mailto:${address}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

/**
 * Name, email, subject, optional mobile, and the message. What was typed and not sent shows again when the form is opened
 * again. Source: M-169, L-097.
 */
export function ContactForm({ form, id, topics, className }: Props) {
  const t = useTranslations('service.contact.form')
  const { contactEmail, hotline, stated } = useBlockContext().facts
  const max = stated.limits.longestMessage
  const field = (name: FeedbackField) => ({
    ...form.text(name),
    label: t(name),
    isRequired: name !== 'mobile',
  })
  return (
    <form
      {...form.form}
      id={id}
      className={className ? `${styles.form} ${className}` : styles.form}
      aria-label={t('label')}
    >
      <TextField {...field('name')} autoComplete="name" maxLength={MAX_NAME} />
      <TextField {...field('email')} {...EMAIL_TEXT} />
      {topics.length > 0 && (
        <Select
          {...form.text('topic')}
          label={t('topic')}
          choices={[
            { value: '', label: t('noTopic') },
            ...topics.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      )}
      <TextField {...field('subject')} maxLength={MAX_SUBJECT} />
      <TextField
        {...field('mobile')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_MOBILE}
        hint={t('mobileHint')}
      />
      <div className={styles.message}>
        <TextArea {...field('content')} className={styles.content} hint={t('contentHint', { max })} />
        {/* Not read aloud with every letter: the field's own hint names the limit, its error says that it is passed. */}
        <p className={styles.count} aria-hidden="true">
          {lengthOf(typedWords(form.values.content))} / {max}
        </p>
      </div>
      {(contactEmail || hotline) && (
        <p className={styles.more}>
          {t('more')}{' '}
          {contactEmail ? (
            <a href={mailHref(contactEmail, form.values)}>{contactEmail}</a>
          ) : (
            <a href={telHref(hotline)}>{hotline}</a>
          )}
        </p>
      )}
    </form>
  )
}
