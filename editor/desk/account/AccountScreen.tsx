import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { Desk } from '../parts/Desk.tsx'
import styles from './account.module.css'
import { SecondFactor } from './SecondFactor.tsx'
import { SessionRows } from './SessionRows.tsx'

/** `/account`: the second factor and the sessions of the operator who is signed in. */
export function AccountScreen() {
  const t = useTranslations('editor.account')
  const { practice } = useEnvironment()
  return (
    <Desk title={t('title')}>
      {/* The password and the second factor are those of the shop. */}
      {!practice && <SecondFactor />}
      <OwnSessions />
    </Desk>
  )
}

function OwnSessions() {
  const t = useTranslations('editor.account.sessions')
  const { data: sessions = [], isPending, error, refetch } = useOperation('account.sessions', {})
  const end = useChange('account.end-session', {
    onDone: () => toastDone(t('ended')),
    onError: toastFailure,
  })
  const endOthers = useChange('account.end-other-sessions', {
    onDone: () => toastDone(t('othersEnded')),
    onError: toastFailure,
  })
  return (
    <section className={styles.part} aria-labelledby="own-sessions">
      <div className={styles.head}>
        <h2 id="own-sessions">{t('title')}</h2>
        {sessions.length > 1 && (
          <Button variant="line" isLoading={endOthers.isPending} onClick={() => endOthers.start({})}>
            {t('endOthers')}
          </Button>
        )}
      </div>
      <p>{t('idle')}</p>
      <SessionRows
        caption={t('title')}
        {...{ sessions, isPending, error }}
        retry={refetch}
        isEnding={end.isPending}
        onEnd={id => end.start({ id })}
      />
    </section>
  )
}
