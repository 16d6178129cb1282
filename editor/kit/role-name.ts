import { useTranslations } from 'use-intl'
import { isOwnRole, type Operator } from '#operators/operator.ts'
import { useEnvironment } from './environment.ts'

/** Name of a role in the operator's language; an own role brings it. */
export function useRoleName(): (holder: Pick<Operator, 'role' | 'own'>) => string {
  const t = useTranslations('editor.ownRoles')
  const roles = useTranslations('editor.roles')
  const { uiLocale } = useEnvironment()
  return ({ role, own }) => own?.name[uiLocale] ?? (isOwnRole(role) ? t('unknown') : roles(role))
}
