import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ListedDeskMember } from '#desk/members/desk-member.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { MoreRows } from '../parts/MoreRows.tsx'
import { RestingSearch } from '../parts/RestingSearch.tsx'
import { MemberState } from './MemberState.tsx'

/** `/members`: members by contact, order number or name, the newest first without a search. */
export function MemberList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.members')
  if (!may(operator, 'members.read')) return <PageNotice text={t('notAllowed')} />
  return <Members />
}

function useMembers(search: string) {
  const { operations } = useEnvironment()
  return useInfiniteQuery({
    queryKey: [...readKey('members.list'), 'pages', search],
    queryFn: ({ pageParam: after, signal }) =>
      operations.read('members.list', { search, ...(after !== undefined && { after }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

function Members() {
  const t = useTranslations('editor.members')
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const { data, error, isPending, refetch, ...more } = useMembers(search)
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <Link to="/members/requests" className={desk.way}>
          {t('requests.open')}
        </Link>
      }
    >
      <div className={desk.finders}>
        <RestingSearch
          label={t('search')}
          search={search}
          onSearch={typed => setAddress(typed === '' ? {} : { search: typed }, { replace: true })}
        />
      </div>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: search === '' ? t('none') : t('noMatch') })}
        caption={t('title')}
        columns={[t('name'), t('contact'), t('level'), t('state'), t('registered')]}
      >
        {data?.pages.flatMap(({ rows }) => rows.map(row => <MemberRow key={row.id} member={row} />)) ?? []}
      </DeskList>
      <MoreRows {...more} />
    </Desk>
  )
}

function MemberRow({ member }: { readonly member: ListedDeskMember }) {
  const t = useTranslations('editor.members')
  const { uiLocale } = useEnvironment()
  const { search } = useLocation()
  return (
    <tr>
      <th scope="row">
        <Link to={`/members/${member.id}`} state={{ list: search }}>
          {member.name || t('noName')}
        </Link>
      </th>
      <td data-label={t('contact')}>{member.contact}</td>
      <td data-label={t('level')}>{member.level}</td>
      <td data-label={t('state')}>
        <MemberState member={member} />
      </td>
      <td data-label={t('registered')} className={desk.short}>
        {formatDateTime(member.registered, uiLocale)}
      </td>
    </tr>
  )
}
