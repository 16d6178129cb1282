import type { LoggedPlan } from '#desk/changes/logged-set.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import audit from '../audit/audit.module.css'
import { ChangesOf } from '../audit/ChangeItems.tsx'
import { PlanButtons } from './PlanButtons.tsx'
import { RefusedWhy } from './RefusedWhy.tsx'

interface Props {
  readonly plan: LoggedPlan
  readonly mayChange: boolean
}

/** A plan: its instant, its changes, why they could not be made, and what can be done. */
export function PlanRow({ plan, mayChange }: Props) {
  const t = useTranslations('editor.plans')
  const { uiLocale, operations } = useEnvironment()
  const { id, due, at, by, reason, state, first, count, why } = plan
  const time = formatDateTime(due, uiLocale)
  return (
    <tr>
      <td className={desk.short}>
        {time}
        <small>
          <span className={desk.status} data-status={state === 'refused' ? 'offline' : 'changed'}>
            {t(`states.${state}`)}
          </span>
        </small>
      </td>
      <th scope="row" className={audit.page}>
        {reason !== '' && <p className={audit.reason}>{reason}</p>}
        <ChangesOf
          first={first}
          count={count}
          time={time}
          queryKey={readKey('changes.planned-changes', { id })}
          read={from => operations.read('changes.planned-changes', { id, from })}
        />
        {why && <RefusedWhy {...{ plan, why, time, mayChange }} />}
      </th>
      <td data-label={t('by')}>
        {by}
        <small>{formatDateTime(at, uiLocale)}</small>
      </td>
      {mayChange && (
        <td className={desk.actions}>
          <PlanButtons plan={plan} time={time} />
        </td>
      )}
    </tr>
  )
}
