import { useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { MessageState } from '#api/rules/message-state.ts'
import type { DeskAnswer, DeskMessage } from '#desk/messages/desk-message.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { focusAfterChange } from '../../kit/parts/focus-soon.ts'
import desk from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { DeskSection, Facts } from '../parts/DeskSection.tsx'
import { DeskState } from '../parts/DeskState.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { messageKey } from './message-key.ts'
import { MessageBadge } from './MessageBadge.tsx'
import styles from './messages.module.css'
import { useTopics } from '../parts/use-topics.ts'

/** States that a message can be set to by hand, with the words of their buttons. */
const STEPS: Readonly<
  Record<MessageState, readonly (readonly [MessageState, 'take' | 'reopen' | 'close'])[]>
> = {
  NEW: [
    ['IN_WORK', 'take'],
    ['ANSWERED', 'close'],
  ],
  IN_WORK: [['ANSWERED', 'close']],
  ANSWERED: [['IN_WORK', 'reopen']],
}

/** One message: its state, words and answers. */
export function MessageView({ message }: { readonly message: DeskMessage }) {
  const t = useTranslations('editor.messages')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const state = useRef<HTMLParagraphElement>(null)
  const onDone = (text: string) => {
    toastDone(text)
    // The button may be gone.
    focusAfterChange(() => state.current)
  }
  const setting = useChange('messages.set-state', { keyOf: messageKey, onDone: () => onDone(t('stateDone')) })
  const { id, version, email } = message
  const { nameOf } = useTopics('contactTopics')
  return (
    <>
      <DeskState
        ref={state}
        badge={<MessageBadge state={message.state} />}
        since={t('sentAt', { time: formatDateTime(message.sent, uiLocale) })}
      >
        {STEPS[message.state].map(([next, word]) => (
          <Button
            key={next}
            variant="line"
            isLoading={setting.isPending && setting.variables.state === next}
            onClick={() => setting.start({ message: id, version, state: next })}
          >
            {t(word)}
          </Button>
        ))}
      </DeskState>
      {setting.error && <Notice tone="error">{setting.error.message}</Notice>}
      <div className={desk.columns}>
        <div>
          <DeskSection title={message.subject}>
            <p className={styles.words}>{message.content}</p>
          </DeskSection>
          <DeskSection title={t('answers')}>
            {message.answers.length === 0 && <p>{t('noAnswers')}</p>}
            <ol className={styles.answers}>
              {message.answers.map(answer => (
                <AnswerItem key={answer.id} answer={answer} />
              ))}
            </ol>
          </DeskSection>
          <DeskSection title={t('answer.title')}>
            <AnswerForm key={message.answers.length} message={message} onDone={onDone} />
          </DeskSection>
        </div>
        <div className={desk.aside}>
          <DeskSection title={t('from')}>
            <Facts
              rows={[
                [t('topic'), message.topic === null ? '' : nameOf(message.topic)],
                [t('from'), message.name],
                [t('email'), email],
                [t('mobile'), message.mobile],
                [t('language'), languages(message.locale)],
                [t('handledBy'), message.handledBy],
              ]}
            />
            <Link to={`/members?${new URLSearchParams({ search: email })}`} className={desk.way}>
              {t('findMember')}
            </Link>
          </DeskSection>
        </div>
      </div>
    </>
  )
}

function AnswerItem({ answer: { by, made, subject, content, state } }: { readonly answer: DeskAnswer }) {
  const t = useTranslations('editor.messages')
  const { uiLocale } = useEnvironment()
  return (
    <li>
      <strong>{subject}</strong>{' '}
      <span
        className={desk.status}
        data-status={state === 'GIVEN_UP' ? 'offline' : state === 'SENT' ? 'live' : 'draft'}
      >
        {t(`mails.${state}`)}
      </span>
      <p className={styles.words}>{content}</p>
      <small>{t('answeredBy', { by, time: formatDateTime(made, uiLocale) })}</small>
    </li>
  )
}
