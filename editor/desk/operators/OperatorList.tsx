import { Icon } from '#ui/icon/Icon.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Operator, OperatorAccount } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { useNew } from '../parts/use-new.ts'
import styles from '../../kit/parts/screen.module.css'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { useOperation } from '../../kit/operations.ts'
import { may } from '#operators/rights.ts'
import { type AccountQuestion, ConfirmAccountDialog } from './ConfirmAccountDialog.tsx'
import { DemandedRoles } from './DemandedRoles.tsx'
import { OperatorDialog } from './OperatorDialog.tsx'
import own from './operators.module.css'
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx'
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
  const [question, setQuestion] = useState<AccountQuestion>()
  const [watched, setWatched] = useState<string>()
  const [withoutFactor, setWithoutFactor] = useState<string>()
  return (
    <Desk
      title={t('title')}
      action={
        <Button icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
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
            onAsk={kind => setQuestion({ kind, account })}
            onSessions={() => setWatched(account.name)}
            onRemoveFactor={() => setWithoutFactor(account.name)}
          />
        ))}
      </DeskList>
      <div className={own.below}>
        <DemandedRoles />
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
      {withoutFactor !== undefined && (
        <RemoveFactorDialog name={withoutFactor} onClose={() => setWithoutFactor(undefined)} />
      )}
      {question && <ConfirmAccountDialog question={question} onClose={() => setQuestion(undefined)} />}
    </Desk>
  )
}

interface RowProps {
  readonly account: OperatorAccount
  readonly isOwn: boolean
  readonly onEdit: () => void
  readonly onAsk: (kind: AccountQuestion['kind']) => void
  readonly onSessions: () => void
  readonly onRemoveFactor: () => void
}

function AccountRow({ account, isOwn, onEdit, onAsk, onSessions, onRemoveFactor }: RowProps) {
  const { name, role, sessions, hasSecondFactor } = account
  const t = useTranslations('editor.operators')
  const roles = useTranslations('editor.roles')
  return (
    <tr>
      <th scope="row">
        {name}
        {isOwn && <small>{t('you')}</small>}
      </th>
      <td data-label={t('role')}>{roles(role)}</td>
      <td data-label={t('factor')}>{t(hasSecondFactor ? 'hasFactor' : 'noFactor')}</td>
      <td>
        {sessions === 0 ? (
          t('sessionCount', { count: sessions })
        ) : (
          <Button
            variant="quiet"
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
            onClick={() => onAsk('endSessions')}
          >
            {t('endSessions')}
          </Button>
          {hasSecondFactor && !isOwn && (
            <Button variant="quiet" aria-label={t('removeFactorOf', { name })} onClick={onRemoveFactor}>
              {t('removeFactor')}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={t('removeOf', { name })}
            disabled={isOwn}
            onClick={() => onAsk('remove')}
          >
            {t('remove')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
