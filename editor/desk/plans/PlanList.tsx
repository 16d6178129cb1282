import { OPEN_STATES } from '#api/rules/plan-state.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { PlanRow } from './PlanRow.tsx'
import styles from './plans.module.css'

/** `/changes`: changes that wait for an instant, and those that could not be made at theirs. */
export function PlanList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.plans')
  if (!may(operator, 'goods.read')) return <PageNotice text={t('notAllowed')} />
  return <List mayChange={may(operator, 'goods.change')} />
}

function List({ mayChange }: { readonly mayChange: boolean }) {
  const t = useTranslations('editor.plans')
  const [address, setAddress] = useSearchParams()
  const state = OPEN_STATES.find(each => each === address.get('state'))
  const { data, error, refetch, isPending } = useOperation('changes.planned', state ? { state } : {})
  return (
    <Desk title={t('title')} introduction={t('text')}>
      {mayChange || <Notice tone="info">{t('readOnly')}</Notice>}
      <div className={styles.finders}>
        <Select
          label={t('state')}
          value={state ?? ''}
          choices={[
            { value: '', label: t('all') },
            ...OPEN_STATES.map(value => ({ value, label: t(`states.${value}`) })),
          ]}
          onChoose={chosen => setAddress(chosen === '' ? {} : { state: chosen }, { replace: true })}
        />
      </div>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: state ? t('noneOf') : t('none') })}
        caption={t('title')}
        columns={[t('due'), t('what'), t('by')]}
        {...(mayChange && { actions: t('actions') })}
      >
        {data?.plans.map(plan => <PlanRow key={plan.id} plan={plan} mayChange={mayChange} />) ?? []}
      </DeskList>
    </Desk>
  )
}
