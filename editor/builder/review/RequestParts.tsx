import { formatDateTime } from '#locales/format.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_NOTE, type PublishRequest } from '#content-store/client/reviews.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextArea } from '#ui/text-field/TextField.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { diffPages } from '../../core/model/page-diff.ts'
import { DifferenceList } from '../history/DifferenceList.tsx'
import { toastDone } from '../../kit/parts/toasts.ts'
import { mayPublish } from '../../kit/rights.ts'
import styles from './review.module.css'
import {
  languagesOf,
  useLanguageNames,
  useOpenRequest,
  useOtherPart,
  useReview,
  useReviewChanges,
} from './use-review.ts'

/** Request, its author, and the changes since: before the answer, in the publish dialog. */
export function RequestPart({ onClose }: { readonly onClose: () => void }) {
  const { session, operator } = useEditor()
  const request = useOpenRequest()
  if (!request) return null
  const isPublisher = mayPublish(operator, session.detail.path)
  return (
    <section className={styles.request}>
      <RequestWords request={request} />
      <SinceThen request={request} session={session} isOneOfTwo={request.other !== undefined} />
      <OtherPart request={request} />
      {isPublisher && <SendBack request={request} onClose={onClose} />}
      {request.by === operator.name && <Withdraw request={request} />}
    </section>
  )
}

function RequestWords({ request }: { readonly request: PublishRequest }) {
  const t = useTranslations('editor.review')
  const { uiLocale } = useEnvironment()
  const { session } = useEditor()
  const language = useLanguageNames()(languagesOf(session.detail.locale, request))
  const { by, at, note } = request
  return (
    <>
      <p>
        <strong>{t('asked', { name: by, language, time: formatDateTime(at, uiLocale) })}</strong>
      </p>
      <p className={styles.words}>{note}</p>
    </>
  )
}

/** The language of a request that the page is not open in: it may have changed, or been answered, by itself. */
function OtherPart({ request }: { readonly request: PublishRequest }) {
  const t = useTranslations('editor.review')
  const languages = useTranslations('editor.language')
  const { session } = useEditor()
  const part = useOtherPart()
  if (!request.other || !session.other || part === undefined) return null
  if (part) return <SinceThen request={part} session={session.other} isOneOfTwo />
  return <p className={styles.quiet}>{t('otherAnswered', { language: languages(request.other) })}</p>
}

interface SinceProps {
  readonly request: PublishRequest
  /** The page in the language that is compared. */
  readonly session: PageSession
  /** The request is about the other language too: this one is named. */
  readonly isOneOfTwo: boolean
}

/** Changes since the request: publishing makes the draft of now live, not the one of then. */
function SinceThen({ request, session, isOneOfTwo }: SinceProps) {
  const t = useTranslations('editor.review')
  const languages = useTranslations('editor.language')
  const { operations } = useEnvironment()
  const { key } = session.detail
  const hasMoved = session.revision() !== request.revision
  const { data, error } = useQuery({
    queryKey: ['version', key, `kept ${request.draft}`],
    queryFn: () => operations.read('versions.draft', { key, id: request.draft }),
    enabled: hasMoved,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const label = languages(session.detail.locale)
  const named = (text: string) => (isOneOfTwo ? t('inLanguage', { language: label, text }) : text)
  if (!hasMoved) return <p className={styles.quiet}>{named(t('sameSince'))}</p>
  return (
    <>
      <Notice tone="warning">{named(t('movedOn'))}</Notice>
      {error && <p className={styles.quiet}>{named(t('notKept'))}</p>}
      {data && (
        <details>
          <summary>{named(t('sinceThen'))}</summary>
          <DifferenceList difference={diffPages(session.treeOf(data), session.page)} />
        </details>
      )}
    </>
  )
}

function SendBack({ request, onClose }: { readonly request: PublishRequest; readonly onClose: () => void }) {
  const t = useTranslations('editor.review')
  const { sendBack } = useReviewChanges()
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The answered request takes this form away: what follows must not depend on it.
    sendBack.mutateAsync({ request: request.id, words }).then(
      () => {
        toastDone(t('sentBackDone', { name: request.by }))
        onClose()
      },
      () => undefined, // `sendBack.error` shows it
    )
  }
  return (
    <details>
      <summary>{t('sendBack')}</summary>
      <form className={styles.form} onSubmit={submit}>
        <TextArea
          label={t('why')}
          hint={t('whyHint', { name: request.by })}
          rows={3}
          maxLength={MAX_NOTE}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {sendBack.error && <Notice tone="error">{sendBack.error.message}</Notice>}
        <Button type="submit" variant="line" disabled={words.trim() === ''} isLoading={sendBack.isPending}>
          {t('sendBack')}
        </Button>
      </form>
    </details>
  )
}

function Withdraw({ request }: { readonly request: PublishRequest }) {
  const t = useTranslations('editor.review')
  const { withdraw } = useReviewChanges()
  return (
    <>
      {withdraw.error && <Notice tone="error">{withdraw.error.message}</Notice>}
      <Button
        variant="quiet"
        data-flush
        isLoading={withdraw.isPending}
        onClick={() =>
          withdraw.mutateAsync(request.id).then(
            () => toastDone(t('withdrawn')),
            () => undefined, // `withdraw.error` shows it
          )
        }
      >
        {t('withdraw')}
      </Button>
    </>
  )
}

/** Fields an editor sends along with a request. */
export function NoteField({
  note,
  onChange,
}: {
  readonly note: string
  readonly onChange: (note: string) => void
}) {
  const t = useTranslations('editor.review')
  const request = useOpenRequest()
  return (
    <TextArea
      label={t('note')}
      hint={t(request ? 'noteAgain' : 'noteHint')}
      isRequired
      rows={3}
      maxLength={MAX_NOTE}
      value={note}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Above the canvas: a request that waits, or the words with which the last one was sent back. */
export function RequestNotice() {
  const t = useTranslations('editor.review')
  const { session, commands, operator } = useEditor()
  const { uiLocale } = useEnvironment()
  const last = useReview().data?.requests.at(-1)
  const names = useLanguageNames()
  const language = last ? names(languagesOf(session.detail.locale, last)) : ''
  const answer = last?.answer
  const isBack = answer?.kind === 'sentBack' && last?.by === operator.name
  const isPublisher = mayPublish(operator, session.detail.path)
  return (
    <output className={styles.region} aria-label={t('label')}>
      {last && !answer && (
        <Notice>
          <div className={styles.line}>
            <p>
              {t('asked', { name: last.by, language, time: formatDateTime(last.at, uiLocale) })}{' '}
              {t('quoted', { text: last.note })}
            </p>
            <Button size="s" variant="line" onClick={() => commands.run('publish')}>
              {t(isPublisher ? 'seeAndAnswer' : 'seeRequest')}
            </Button>
          </div>
        </Notice>
      )}
      {isBack && (
        <Notice tone="warning">
          <p>
            {t('sentBackBy', { name: answer.by, language, time: formatDateTime(answer.at, uiLocale) })}{' '}
            {t('quoted', { text: answer.words })}
          </p>
        </Notice>
      )}
    </output>
  )
}
