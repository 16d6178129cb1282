import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Operator, type OwnRoleView, type RoleHolder, ROLES } from '#operators/operator.ts'
import { may, rightsOf } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import styles from '../../kit/parts/screen.module.css'
import { useRoleName } from '../../kit/role-name.ts'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { RemoveRoleDialog } from './RemoveRoleDialog.tsx'
import { useRoleWords } from './use-role-words.ts'

/** `/operators/roles`: ready roles and those that the shop made, for those who manage operators. */
export function RoleList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.operators')
  return may(operator, 'operators.manage') ? (
    <Roles operator={operator} />
  ) : (
    <PageNotice text={t('adminsOnly')} />
  )
}

/** An own role as its holders have it. */
const holderOf = ({ id, name, rights, limits }: OwnRoleView): Holder => ({
  role: id,
  own: { name, rights, limits, above: { refund: [], goDollar: [] } },
})
type Holder = Pick<Operator, 'role' | 'own'>

function Roles({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.ownRoles')
  const go = useNavigate()
  const { data, isPending, error, refetch } = useOperation('roles.list', {})
  const [shown, setShown] = useState<Holder>()
  const [removed, setRemoved] = useState<OwnRoleView>()
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <Button icon={<Icon of={Plus} />} onClick={() => void go('/operators/roles/new')}>
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
        columns={[t('name'), t('holders'), t('limits')]}
        actions={t('actions')}
      >
        {data
          ? [
              ...ROLES.map(role => (
                <RoleRow
                  key={role}
                  holder={{ role }}
                  holders={data.ready[role]}
                  isYours={operator.role === role}
                  onSee={setShown}
                />
              )),
              ...data.own.map(role => (
                <RoleRow
                  key={role.id}
                  holder={holderOf(role)}
                  holders={role.holders}
                  asksFactor={role.asksFactor}
                  isYours={operator.role === role.id}
                  onSee={setShown}
                  onRemove={() => setRemoved(role)}
                />
              )),
            ]
          : []}
      </DeskList>
      {shown && <PreviewDialog holder={shown} onClose={() => setShown(undefined)} />}
      {removed && <RemoveRoleDialog role={removed} onClose={() => setRemoved(undefined)} />}
    </Desk>
  )
}

interface RowProps {
  readonly holder: Holder
  readonly holders: readonly RoleHolder[]
  readonly asksFactor?: boolean
  readonly isYours: boolean
  readonly onSee: (holder: Holder) => void
  /** Missing for a ready role, which cannot be removed. */
  readonly onRemove?: () => void
}

function RoleRow({ holder, holders, asksFactor = false, isYours, onSee, onRemove }: RowProps) {
  const t = useTranslations('editor.ownRoles')
  const go = useNavigate()
  const words = useRoleWords()
  const name = useRoleName()(holder)
  const limits = words.limitsOf(holder)
  const isOwn = onRemove !== undefined
  return (
    <tr>
      <th scope="row">
        {isOwn ? <Link to={`/operators/roles/${holder.role}`}>{name}</Link> : name}
        <small>
          {[
            isOwn ? undefined : t('ready'),
            t('rightCount', { count: rightsOf(holder).length }),
            asksFactor ? t('asksFactor') : undefined,
            isYours ? t('isYours') : undefined,
          ]
            .filter(each => each !== undefined)
            .join(' · ')}
        </small>
      </th>
      <td data-label={t('holders')}>{words.holders(holders)}</td>
      <td data-label={t('limits')}>
        {limits.length === 0 ? t('noLimit') : limits.map(limit => <div key={limit}>{limit}</div>)}
      </td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          <Button variant="quiet" aria-label={t('seeOf', { name })} onClick={() => onSee(holder)}>
            {t('see')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('copyOf', { name })}
            onClick={() => void go(`/operators/roles/new?of=${holder.role}`)}
          >
            {t('copy')}
          </Button>
          {isOwn && (
            <Button
              variant="quiet"
              aria-label={t('removeOf', { name })}
              disabled={isYours}
              onClick={onRemove}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
