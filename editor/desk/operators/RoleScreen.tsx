import { useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Operator, type OwnRoleView, type RoleList, ROLES } from '#operators/operator.ts'
import { covers, may } from '#operators/rights.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { useRoleName } from '../../kit/role-name.ts'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { copyFor, formOf } from './role-form.ts'
import { RoleEditor } from './RoleEditor.tsx'

interface Props {
  readonly operator: Operator
}

const asHolder = ({ id, name, rights, limits }: OwnRoleView) => ({
  role: id,
  own: { name, rights, limits, above: { refund: [], goDollar: [] } },
})

/** `/operators/roles/:role`: one role that the shop made. */
export function RoleScreen({ operator }: Props) {
  const t = useTranslations('editor.operators')
  const { role = '' } = useParams()
  if (!may(operator, 'operators.manage')) return <PageNotice text={t('adminsOnly')} />
  return <RoleById key={role} operator={operator} id={role} />
}

function RoleById({ operator, id }: Props & { readonly id: string }) {
  const t = useTranslations('editor.ownRoles')
  const { uiLocale } = useEnvironment()
  const { data, error, refetch } = useOperation('roles.list', {})
  const role = data && (data.own.find(each => each.id === id) ?? null)
  return (
    <DeskDetail
      title={role ? t('of', { name: role.name[uiLocale] }) : t('title')}
      list={{ path: '/operators/roles', name: t('back') }}
      loading={t('loadingOne')}
      missing={t('missing')}
      query={{ data: role, error, refetch }}
    >
      {found => (
        <RoleEditor
          operator={operator}
          own={found}
          first={formOf(found)}
          notice={
            operator.role === found.id
              ? t('ownHeld')
              : covers(operator, asHolder(found))
                ? undefined
                : t('beyond')
          }
        />
      )}
    </DeskDetail>
  )
}

/** `/operators/roles/new`: a role that is not there yet; with `?of=<role>` it begins as a copy. */
export function NewRole({ operator }: Props) {
  const t = useTranslations('editor.operators')
  const of = useSearchParams()[0].get('of')
  if (!may(operator, 'operators.manage')) return <PageNotice text={t('adminsOnly')} />
  return <NewRoleOf key={of} operator={operator} of={of} />
}

function holderIn(list: RoleList, of: string | null): Pick<Operator, 'role' | 'own'> | undefined {
  const own = list.own.find(({ id }) => id === of)
  const ready = ROLES.find(role => role === of)
  return own ? asHolder(own) : ready && { role: ready }
}

function NewRoleOf({ operator, of }: Props & { readonly of: string | null }) {
  const t = useTranslations('editor.ownRoles')
  const roleName = useRoleName()
  const { uiLocale } = useEnvironment()
  const query = useOperation('roles.list', {})
  return (
    <DeskDetail
      title={t('newTitle')}
      list={{ path: '/operators/roles', name: t('back') }}
      loading={t('loadingOne')}
      missing={t('missing')}
      query={query}
    >
      {list => {
        const copied = holderIn(list, of)
        // The other language's name of a ready role is not at hand.
        const names = copied?.own?.name ?? (copied && { [uiLocale]: roleName(copied) })
        const named = (name = '') => (name === '' ? '' : t('copyName', { name }))
        const name = { zh_HK: named(names?.zh_HK), en_US: named(names?.en_US) }
        return <RoleEditor operator={operator} own={undefined} first={copyFor(operator, copied, name)} />
      }}
    </DeskDetail>
  )
}
