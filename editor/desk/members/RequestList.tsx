import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DataRequestState } from '#api/rules/data-requests.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Select } from '#ui/select/Select.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'

const STATES: readonly DataRequestState[] = ['OPEN', 'DONE', 'REFUSED']

/** `/members/requests`: the register of requests about personal data, what is due first at the top. */
export function RequestList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.members.requests')
  if (!may(operator, 'members.read')) return <PageNotice text={t('notAllowed')} />
  return <Requests />
}

function Requests() {
  const t = useTranslations('editor.members.requests')
  const members = useTranslations('editor.members')
  const { uiLocale } = useEnvironment()
  const [address, setAddress] = useSearchParams()
  const state = STATES.find(each => each === address.get('state')) ?? 'OPEN'
  const { data, error, isPending, refetch } = useOperation('members.requests', { state })
  return (
    <Desk title={t('title')} introduction={t('text')}>
      <p className={desk.back}>
        <Link to="/members" className={desk.way}>
          {members('back')}
        </Link>
      </p>
      <div className={desk.finders}>
        <Select<DataRequestState>
          label={t('state')}
          value={state}
          choices={STATES.map(value => ({ value, label: members(`data.states.${value}`) }))}
          onChoose={chosen => setAddress(chosen === 'OPEN' ? {} : { state: chosen })}
        />
      </div>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: t('none') })}
        caption={t('title')}
        columns={[t('member'), t('kind'), t('asked'), t('due'), t('note')]}
      >
        {(data?.requests ?? []).map(request => (
          <tr key={request.id}>
            <th scope="row">
              <Link to={`/members/${request.member}`}>{request.contact}</Link>
            </th>
            <td data-label={t('kind')}>{members(`data.kinds.${request.kind}`)}</td>
            <td data-label={t('asked')} className={desk.short}>
              {formatDateTime(request.asked, uiLocale)}
            </td>
            <td data-label={t('due')}>
              {request.isLate ? (
                <span className={desk.status} data-status="offline">
                  {members('data.late', { time: formatDateTime(request.due, uiLocale) })}
                </span>
              ) : (
                formatDateTime(request.due, uiLocale)
              )}
            </td>
            <td data-label={t('note')}>{request.answer || request.note}</td>
          </tr>
        ))}
      </DeskList>
    </Desk>
  )
}
