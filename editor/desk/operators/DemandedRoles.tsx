import { useTranslations } from 'use-intl'
import { ROLES } from '#operators/operator.ts'
import { Switch } from '#ui/switch/Switch.tsx'
import { useChange, useOperation } from '../../kit/operations.ts'
import { toastFailure } from '../../kit/parts/toasts.ts'
import account from '../account/account.module.css'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import styles from './operators.module.css'

/** Roles that demand a second factor. */
export function DemandedRoles() {
  const t = useTranslations('editor.operators')
  const roles = useTranslations('editor.roles')
  const { data: demanding, error, refetch } = useOperation('operators.demanding', {})
  const demand = useChange('operators.demand', { onError: toastFailure })
  const shown = demand.isPending ? demand.variables.roles : (demanding?.roles ?? [])
  return (
    <section className={account.part} aria-labelledby="demanded-roles">
      <h2 id="demanded-roles">{t('demand')}</h2>
      <p>{t('demandHint')}</p>
      {demanding?.isOfAll && <p>{t('demandedOfAll')}</p>}
      {error && <LoadFailure error={error} retry={refetch} />}
      {demanding && (
        <div className={styles.switches}>
          {ROLES.map(role => (
            <Switch
              key={role}
              label={roles(role)}
              checked={shown.includes(role)}
              disabled={demand.isPending || demanding.isOfAll}
              onChange={() =>
                demand.start({
                  roles: ROLES.filter(each => demanding.roles.includes(each) !== (each === role)),
                })
              }
            />
          ))}
        </div>
      )}
    </section>
  )
}
