import { useTranslations } from 'use-intl'
import { formatDateTime } from '#locales/format.ts'
import type { GivenInvitation } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { useRoleName } from '../../kit/role-name.ts'
import styles from '../../kit/parts/screen.module.css'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import account from '../account/account.module.css'
import { DeskList } from '../parts/DeskList.tsx'
import own from './operators.module.css'

/** Open invitations, below the operators; nothing where there are none. */
export function InvitationRows({ onGiven }: { readonly onGiven: (given: GivenInvitation) => void }) {
  const t = useTranslations('editor.invitations')
  const roleName = useRoleName()
  const { clock, uiLocale } = useEnvironment()
  const { data: invitations = [], isPending, error, refetch } = useOperation('invitations.list', {})
  const resend = useChange('invitations.resend', { onDone: onGiven, onError: toastFailure })
  const withdraw = useChange('invitations.withdraw', {
    onDone: ({ name }) => toastDone(t('withdrawn', { name })),
    onError: toastFailure,
  })
  const isBusy = resend.isPending || withdraw.isPending
  if (!error && invitations.length === 0) return null
  return (
    <section className={`${account.part} ${own.below}`} aria-labelledby="invitations">
      <h2 id="invitations">{t('title')}</h2>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        caption={t('title')}
        columns={[t('name'), t('role'), t('sent')]}
        actions={t('actions')}
      >
        {invitations.map(({ id, name, role, own: grant, mail, by, at, expiresAt }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <small>{mail.address}</small>
            </th>
            <td data-label={t('role')}>{roleName({ role, own: grant })}</td>
            <td data-label={t('sent')}>
              {t('sentBy', { time: formatDateTime(at, uiLocale), by })}
              <small>
                {expiresAt <= clock() ? t('over') : t('until', { time: formatDateTime(expiresAt, uiLocale) })}
              </small>
            </td>
            <td className={styles.actions}>
              <div className={styles.buttons}>
                <Button
                  variant="quiet"
                  aria-label={t('resendOf', { name })}
                  disabled={isBusy}
                  onClick={() => resend.start({ id })}
                >
                  {t('resend')}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={t('withdrawOf', { name })}
                  disabled={isBusy}
                  onClick={() => withdraw.start({ id })}
                >
                  {t('withdraw')}
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </DeskList>
    </section>
  )
}
