import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { catalogue } from '#locales/catalogue.ts'
import type { DeskMessage } from '#desk/messages/desk-message.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextArea, TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { useWishKey } from '../parts/use-wish-key.ts'
import { messageKey } from './message-key.ts'
import styles from './messages.module.css'

const bothTexts = z.object({ zh_HK: z.string(), en_US: z.string() })
const templateLine = z.object({ subject: bothTexts, content: bothTexts })

interface Props {
  readonly message: DeskMessage
  readonly onDone: (text: string) => void
}

/** Writes an answer, from a template in the shopper’s language or without one, and sends it by mail. */
export function AnswerForm({ message, onDone }: Props) {
  const t = useTranslations('editor.messages.answer')
  if (!message.canAnswer) return <p>{t('noMail')}</p>
  return <Form {...{ message, onDone }} />
}

function Form({ message: { id, email, locale, subject: asked }, onDone }: Props) {
  const t = useTranslations('editor.messages.answer')
  const { uiLocale } = useEnvironment()
  const wishOf = useWishKey()
  const [template, setTemplate] = useState('')
  // In the language of the shopper, not of the operator.
  const [subject, setSubject] = useState(() =>
    catalogue[locale].editor.messages.answer.re.replace('{subject}', asked),
  )
  const [content, setContent] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { data: templates } = useOperation('answerTemplates.list', { size: 200 })
  const sending = useChange('messages.answer', { keyOf: messageKey, onDone: () => onDone(t('done')) })
  const choose = (chosen: string) => {
    setTemplate(chosen)
    const found = templates?.rows.find(({ code }) => code === chosen)
    const line = templateLine.safeParse(found?.line)
    if (!line.success) return
    setSubject(line.data.subject[locale])
    setContent(line.data.content[locale])
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = subject.trim() === '' || content.trim() === ''
    setMissing(isEmpty)
    const answer = { message: id, subject, content }
    if (!isEmpty) sending.start({ ...answer, wish: wishOf(answer) })
  }
  const rows = templates?.rows ?? []
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p>{t('to', { email })}</p>
      {rows.length > 0 && (
        <Select
          label={t('template')}
          value={template}
          choices={[
            { value: '', label: t('noTemplate') },
            ...rows.map(({ code, title }) => ({ value: code, label: title[uiLocale] })),
          ]}
          onChoose={choose}
        />
      )}
      <TextField
        label={t('subject')}
        maxLength={150}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextArea
        label={t('content')}
        rows={8}
        maxLength={5000}
        value={content}
        error={isMissing ? t('missing') : undefined}
        onChange={({ target }) => setContent(target.value)}
      />
      {sending.error && <Notice tone="error">{sending.error.message}</Notice>}
      <Button type="submit" isLoading={sending.isPending}>
        {t('send')}
      </Button>
    </form>
  )
}
