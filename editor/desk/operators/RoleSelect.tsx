import { useTranslations } from 'use-intl'
import { isOwnRole, type RoleId, ROLES } from '#operators/operator.ts'
import { Select } from '#ui/select/Select.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'

interface Props {
  readonly value: RoleId
  /** In place of what the role may do. */
  readonly hint?: string | undefined
  readonly disabled?: boolean
  readonly onChoose: (role: RoleId) => void
}

/** Chooses a role: a ready one, or one that the shop made. The server decides who may give it. */
export function RoleSelect({ value, hint, disabled = false, onChoose }: Props) {
  const t = useTranslations('editor.operators')
  const words = useTranslations('editor.ownRoles')
  const roles = useTranslations('editor.roles')
  const { uiLocale } = useEnvironment()
  const { data } = useOperation('roles.list', {})
  const own = data?.own ?? []
  const chosen = own.find(({ id }) => id === value)
  const unknown: readonly RoleId[] = isOwnRole(value) && !chosen ? [value] : []
  const ownHint = chosen ? words('ownHint', { count: chosen.rights.length }) : undefined
  return (
    <Select<RoleId>
      label={t('role')}
      hint={hint ?? (isOwnRole(value) ? ownHint : t(`roleHints.${value}`))}
      value={value}
      disabled={disabled}
      choices={[
        ...ROLES.map(role => ({ value: role, label: roles(role) })),
        ...own.map(({ id, name }) => ({ value: id, label: name[uiLocale] })),
        ...unknown.map(id => ({ value: id, label: words('unknown') })),
      ]}
      onChoose={onChoose}
    />
  )
}
