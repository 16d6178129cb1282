import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskStaff } from '#desk/staff/desk-staff.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { SPREADSHEET_MARK, spreadsheetLine } from '#platform/csv.ts'
import { Button } from '#ui/button/Button.tsx'
import { saveFile } from '../../builder/transfer/files.ts'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { GuideSales } from './GuideSales.tsx'
import { StaffDialog } from './StaffDialog.tsx'
import styles from './staff.module.css'

/** `/staff`: people who work in the shops, their codes, and what was sold with them. */
export function StaffScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.staff')
  if (!may(operator, 'members.read')) return <PageNotice text={t('notAllowed')} />
  return <Staff operator={operator} />
}

/** What the dialog is about: a person, or a new one. */
type Asked = { readonly person: DeskStaff | null }

function Staff({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.staff')
  const { data, error, isPending, refetch } = useOperation('staff.list', {})
  const [asked, setAsked] = useState<Asked>()
  const mayChange = may(operator, 'members.change')
  const save = (people: readonly DeskStaff[]) => {
    const head = [t('code'), t('name'), t('member'), t('state'), t('lastDay')]
    const rows = people.map(person => [
      person.code,
      person.name,
      person.member?.name ?? '',
      t(person.isActive ? 'active' : 'ended'),
      person.lastDay ?? '',
    ])
    saveFile('staff.csv', SPREADSHEET_MARK + [head, ...rows].map(spreadsheetLine).join(''), 'text/csv')
  }
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={mayChange && <Button onClick={() => setAsked({ person: null })}>{t('add')}</Button>}
    >
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: t('none') })}
        caption={t('title')}
        columns={[t('code'), t('name'), t('member'), t('state'), t('lastDay')]}
        {...(mayChange && { actions: t('actions') })}
      >
        {(data ?? []).map(person => (
          <tr key={person.code}>
            <th scope="row">{person.code}</th>
            <td data-label={t('name')}>{person.name}</td>
            <td data-label={t('member')}>
              {person.member ? (
                <Link to={`/members/${person.member.id}`}>{person.member.name || person.member.contact}</Link>
              ) : (
                t('noMember')
              )}
            </td>
            <td data-label={t('state')}>
              <span className={desk.status} data-status={person.isActive ? 'live' : 'offline'}>
                {t(person.isActive ? 'active' : 'ended')}
              </span>
            </td>
            <td data-label={t('lastDay')} className={desk.short}>
              {person.lastDay ?? '–'}
            </td>
            {mayChange && (
              <td>
                <Button
                  variant="line"
                  size="s"
                  aria-label={t('changeOf', { name: person.name })}
                  onClick={() => setAsked({ person })}
                >
                  {t('change')}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </DeskList>
      {data && data.length > 0 && (
        <p className={styles.export}>
          <Button variant="line" onClick={() => save(data)}>
            {t('export')}
          </Button>
        </p>
      )}
      {may(operator, 'orders.read') && <GuideSales />}
      {asked && (
        <StaffDialog
          person={asked.person}
          onDone={() => {
            setAsked(undefined)
            toastDone(t('saved'))
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Desk>
  )
}
