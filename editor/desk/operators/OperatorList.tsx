import { Icon } from '#ui/icon/Icon.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GivenInvitation, Operator, OperatorAccount } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { useNew } from '../parts/use-new.ts'
import styles from '../../kit/parts/screen.module.css'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { formatDay } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { useRoleName } from '../../kit/role-name.ts'
import { may } from '#operators/rights.ts'
import { DemandedRoles } from './DemandedRoles.tsx'
import { EndSessionsDialog } from './EndSessionsDialog.tsx'
import { OperatorDialog } from './OperatorDialog.tsx'
import own from './operators.module.css'
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx'
import { InvitationRows } from './InvitationRows.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { LetGoDialog } from './LetGoDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RolePreview } from './RolePreview.tsx'
import { SessionsDialog } from './SessionsDialog.tsx'

/** `/operators`: the accounts of operators, for admins. Source: LO-13. */
export function OperatorList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.operators')
  if (!may(operator, 'operators.manage')) return <PageNotice text={t('adminsOnly')} />
  return <Accounts operator={operator} />
}

function Accounts({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.operators')
  const { data: accounts = [], isPending, refetch, error } = useOperation('operators.list', {})
  const [chosen, setEdited] = useState<OperatorAccount | 'new'>()
  const [isNew, closeNew] = useNew()
  const edited = chosen ?? (isNew ? 'new' : undefined)
  const [isInviting, setInviting] = useState(false)
  const [given, setGiven] = useState<GivenInvitation>()
  const [leaving, setLeaving] = useState<string>()
  const [withoutFactor, setWithoutFactor] = useState<string>()
  const [signedOut, setSignedOut] = useState<string>()
  const [watched, setWatched] = useState<string>()
  return (
    <Desk
      title={t('title')}
      action={
        <div className={styles.buttons}>
          <Button variant="line" onClick={() => setEdited('new')}>
            {t('addHere')}
          </Button>
          <Button icon={<Icon of={Plus} />} onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        </div>
      }
    >
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        caption={t('title')}
        columns={[t('name'), t('role'), t('factor'), t('sessions')]}
        actions={t('actions')}
      >
        {accounts.map(account => (
          <AccountRow
            key={account.name}
            account={account}
            isOwn={account.name === operator.name}
            onEdit={() => setEdited(account)}
            onLetGo={() => setLeaving(account.name)}
            onRemoveFactor={() => setWithoutFactor(account.name)}
            onSignOut={() => setSignedOut(account.name)}
            onSessions={() => setWatched(account.name)}
          />
        ))}
      </DeskList>
      <InvitationRows onGiven={setGiven} />
      <div className={own.below}>
        <DemandedRoles />
      </div>
      <div className={own.below}>
        <RolePreview />
      </div>
      {edited && (
        <OperatorDialog
          account={edited === 'new' ? undefined : edited}
          isOwn={edited !== 'new' && edited.name === operator.name}
          onClose={() => {
            setEdited(undefined)
            closeNew()
          }}
        />
      )}
      {watched !== undefined && <SessionsDialog name={watched} onClose={() => setWatched(undefined)} />}
      {signedOut !== undefined && (
        <EndSessionsDialog name={signedOut} onClose={() => setSignedOut(undefined)} />
      )}
      {isInviting && (
        <InviteDialog
          onGiven={invited => {
            setInviting(false)
            setGiven(invited)
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {given && <InvitationLinkDialog given={given} onClose={() => setGiven(undefined)} />}
      {leaving !== undefined && (
        <LetGoDialog
          name={leaving}
          own={operator.name}
          accounts={accounts}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {withoutFactor !== undefined && (
        <ReasonDialog
          question={{ kind: 'remove-second-factor', name: withoutFactor }}
          words={{
            title: t('removeFactorOf', { name: withoutFactor }),
            text: t('removeFactorText', { name: withoutFactor }),
            confirm: t('removeFactor'),
          }}
          onClose={() => setWithoutFactor(undefined)}
        />
      )}
    </Desk>
  )
}

interface RowProps {
  readonly account: OperatorAccount
  readonly isOwn: boolean
  readonly onEdit: () => void
  readonly onLetGo: () => void
  readonly onRemoveFactor: () => void
  readonly onSignOut: () => void
  readonly onSessions: () => void
}

function AccountRow({ account, isOwn, onEdit, onLetGo, onRemoveFactor, onSessions, onSignOut }: RowProps) {
  const { name, sessions, hasSecondFactor, endsAt } = account
  const { clock, uiLocale } = useEnvironment()
  const t = useTranslations('editor.operators')
  const roleName = useRoleName()
  return (
    <tr>
      <th scope="row">
        {name}
        {isOwn && <small>{t('you')}</small>}
      </th>
      <td data-label={t('role')}>
        {roleName(account)}
        {endsAt !== null && (
          <small>{t(endsAt <= clock() ? 'over' : 'until', { day: formatDay(endsAt - 1, uiLocale) })}</small>
        )}
      </td>
      <td data-label={t('factor')}>{t(hasSecondFactor ? 'hasFactor' : 'noFactor')}</td>
      <td>
        {sessions === 0 ? (
          t('sessionCount', { count: sessions })
        ) : (
          <Button
            variant="quiet"
            className={own.count}
            aria-label={t('sessionsOf', { name, count: sessions })}
            onClick={onSessions}
          >
            {t('sessionCount', { count: sessions })}
          </Button>
        )}
      </td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          <Button variant="quiet" aria-label={t('changeOf', { name })} onClick={onEdit}>
            {t('change')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('endSessionsOf', { name })}
            disabled={sessions === 0 || (isOwn && sessions === 1)}
            onClick={onSignOut}
          >
            {t('endSessions')}
          </Button>
          {hasSecondFactor && !isOwn && (
            <Button variant="quiet" aria-label={t('removeFactorOf', { name })} onClick={onRemoveFactor}>
              {t('removeFactor')}
            </Button>
          )}
          <Button variant="quiet" aria-label={t('removeOf', { name })} disabled={isOwn} onClick={onLetGo}>
            {t('remove')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
