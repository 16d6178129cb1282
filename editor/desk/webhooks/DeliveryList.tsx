import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { DELIVERY_STATES, type DeliveryState } from '#api/rules/webhook-types.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Select } from '#ui/select/Select.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { MoreRows } from '../parts/MoreRows.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import own from './webhooks.module.css'

/** Interval after which deliveries are read again: they are sent in the background. Milliseconds. */
const AGAIN_MS = 5000

/** `/webhooks/:id`, and `/webhooks/deliveries` for all receivers: what was sent, and what waits. */
export function DeliveryList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.webhooks')
  const { id } = useParams()
  if (!may(operator, 'settings.read')) return <PageNotice text={t('notAllowed')} />
  return <Deliveries receiver={id} mayChange={may(operator, 'settings.change')} />
}

interface Filter {
  readonly receiver?: string | undefined
  readonly state?: DeliveryState | undefined
}

function useDeliveries(filter: Filter) {
  const { operations } = useEnvironment()
  return useInfiniteQuery({
    queryKey: [...readKey('webhooks.deliveries'), 'pages', filter],
    queryFn: ({ pageParam: after, signal }) =>
      operations.read('webhooks.deliveries', { ...filter, ...(after !== undefined && { after }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: AGAIN_MS,
  })
}

function Deliveries({
  receiver,
  mayChange,
}: {
  readonly receiver: string | undefined
  readonly mayChange: boolean
}) {
  const t = useTranslations('editor.webhooks')
  const [address, setAddress] = useSearchParams()
  const { data: receivers = [] } = useOperation('webhooks.list', {})
  const url = receivers.find(({ id }) => id === receiver)?.url
  const state = DELIVERY_STATES.find(each => each === address.get('state'))
  const filter = { ...(receiver !== undefined && { receiver }), ...(state && { state }) }
  const { data, error, isPending, refetch, ...more } = useDeliveries(filter)
  return (
    <Desk
      title={url === undefined ? t('deliveries') : t('deliveriesOf', { address: url })}
      introduction={t('deliveriesText')}
    >
      <p className={desk.back}>
        <Link to="/webhooks">{t('back')}</Link>
      </p>
      <div className={own.filter}>
        <Select<DeliveryState | ''>
          label={t('filter')}
          value={state ?? ''}
          choices={[
            { value: '', label: t('all') },
            ...DELIVERY_STATES.map(value => ({ value, label: t(`deliveryStates.${value}`) })),
          ]}
          onChoose={chosen => setAddress(chosen === '' ? {} : { state: chosen }, { replace: true })}
        />
      </div>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loadingDeliveries')}
        {...(data && { none: t(state ? 'noMatch' : 'noDeliveries') })}
        caption={t('deliveries')}
        columns={[t('event'), t('subject'), t('state'), t('attempts'), t('time')]}
        {...(mayChange && { actions: t('actions') })}
      >
        {data?.pages.flatMap(({ rows }) =>
          rows.map(row => <DeliveryRow key={row.id} delivery={row} mayChange={mayChange} />),
        ) ?? []}
      </DeskList>
      <MoreRows {...more} />
    </Desk>
  )
}
