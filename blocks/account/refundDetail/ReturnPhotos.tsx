import { readPhoto } from '#api/client/order/after-sales-photo.ts'
import { SHOWS_FAILURES } from '#api/client/query-failures.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import { useAccountQueries } from '../../shop/account/use-account-query.ts'
import styles from './RefundDetail.module.css'

/** Photos that the shopper added. They need the session's token, so they are no plain addresses. */
export function ReturnPhotos({
  ids,
  token,
}: {
  readonly ids: readonly string[]
  readonly token: string | null
}) {
  const t = useTranslations('account.refundDetail')
  return (
    <Panel title={t('photos')}>
      <ul className={styles.photos}>
        {ids.map((id, at) => (
          <Photo key={id} id={id} token={token} name={t('photo', { number: at + 1 })} />
        ))}
      </ul>
    </Panel>
  )
}

function Photo({
  id,
  token,
  name,
}: {
  readonly id: string
  readonly token: string | null
  readonly name: string
}) {
  const { api } = useBlockContext()
  const { data } = useQuery(
    {
      queryKey: ['returns', 'photo', id, token],
      queryFn: async () => (await readPhoto(api, id, token)) ?? null,
      staleTime: Infinity,
      ...SHOWS_FAILURES,
    },
    useAccountQueries(),
  )
  return <li>{data && <img src={data} alt={name} />}</li>
}
