import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskMerged } from '#desk/members/desk-member.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { useFound, useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import { RestingSearch } from '../parts/RestingSearch.tsx'
import { MergeForm } from './MergeForm.tsx'
import { MergeReportView } from './MergeReportView.tsx'
import { MemberState } from './MemberState.tsx'

/** `/members/:id/merge`: another account of the same person is found, compared, and merged into this one. */
export function MergeScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.members.merge')
  const { id = '' } = useParams()
  if (!may(operator, 'members.data')) return <PageNotice text={t('notAllowed')} />
  return <Merge key={id} id={id} />
}

function Merge({ id }: { readonly id: string }) {
  const t = useTranslations('editor.members.merge')
  const members = useTranslations('editor.members')
  const [address, setAddress] = useSearchParams()
  const [merged, setMerged] = useState<DeskMerged>()
  const query = useFound('members.find', { member: id })
  const other = address.get('with') ?? ''
  const member = query.data
  const name = member?.name || members('noName')
  if (member === null) return <PageNotice text={members('notFound')} />
  return (
    <Desk
      title={merged ? t('doneTitle') : t('title')}
      {...(member && !merged && { introduction: t('text', { name }) })}
    >
      <p className={desk.back}>
        <Link to={`/members/${id}`} className={desk.way}>
          {t('back')}
        </Link>
      </p>
      {query.error && <LoadFailure error={query.error} retry={query.refetch} />}
      {member === undefined && !query.error && (
        <output className={desk.notice}>{members('loadingOne')}</output>
      )}
      {merged && <MergeReportView report={merged.report} />}
      {member && !merged && other === '' && (
        <FindOther id={id} onChoose={chosen => setAddress({ with: chosen })} />
      )}
      {member && !merged && other !== '' && (
        <Comparison key={other} {...{ id, other }} onMerged={setMerged} onAnother={() => setAddress({})} />
      )}
    </Desk>
  )
}

interface FindOtherProps {
  readonly id: string
  readonly onChoose: (other: string) => void
}

/** Finds the other account. */
function FindOther({ id, onChoose }: FindOtherProps) {
  const t = useTranslations('editor.members.merge')
  const members = useTranslations('editor.members')
  const [search, setSearch] = useState('')
  const { data, error, isPending, refetch } = useOperation('members.list', { search })
  const rows = data?.rows.filter(row => row.id !== id && !row.isMerged) ?? []
  return (
    <>
      <div className={desk.finders}>
        <RestingSearch label={t('findHint')} search={search} onSearch={setSearch} />
      </div>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={members('loading')}
        {...(data && { none: t('none') })}
        caption={t('find')}
        columns={[members('name'), members('contact'), members('level'), members('state')]}
        actions={members('actions')}
      >
        {rows.map(row => (
          <tr key={row.id}>
            <th scope="row">{row.name || members('noName')}</th>
            <td data-label={members('contact')}>{row.contact}</td>
            <td data-label={members('level')}>{row.level}</td>
            <td data-label={members('state')}>
              <MemberState member={row} />
            </td>
            <td>
              <button type="button" className={desk.way} onClick={() => onChoose(row.id)}>
                {t('choose', { name: row.name || row.contact })}
              </button>
            </td>
          </tr>
        ))}
      </DeskList>
    </>
  )
}

interface ComparisonProps {
  readonly id: string
  readonly other: string
  readonly onMerged: (merged: DeskMerged) => void
  readonly onAnother: () => void
}

/** The report before, and what the operator decides. */
function Comparison({ id, other, onMerged, onAnother }: ComparisonProps) {
  const t = useTranslations('editor.members.merge')
  const { data, error, refetch } = useOperation('members.try-merge', { member: id, other })
  return (
    <>
      <p className={desk.back}>
        <button type="button" className={desk.way} onClick={onAnother}>
          {t('another')}
        </button>
      </p>
      {error && <LoadFailure error={error} retry={refetch} />}
      {!data && !error && <output className={desk.notice}>{t('loading')}</output>}
      {data && <MergeForm plan={data} onMerged={onMerged} />}
    </>
  )
}
