import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskStaff } from '#desk/staff/desk-staff.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { ImportTable } from '../collections/ImportTable.tsx'
import { useTableFile } from '../collections/use-table-file.ts'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { GuideSales } from './GuideSales.tsx'
import { StaffDialog } from './StaffDialog.tsx'
import styles from './staff.module.css'
import { useStaffWords } from './use-staff-words.ts'

/** `/staff`: people who work in the shops, their codes, and what was sold with them. */
export function StaffScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.staff')
  if (!may(operator, 'members.read')) return <PageNotice text={t('notAllowed')} />
  return <Staff operator={operator} />
}

/** Signs of states. */
const STATUS = { active: 'live', soon: 'planned', ended: 'offline' } as const

/** What the dialog is about: a person, or a new one. */
type Asked = { readonly person: DeskStaff | null }

function Staff({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.staff')
  const { data, error, isPending, refetch } = useOperation('staff.list', {})
  const [asked, setAsked] = useState<Asked>()
  const mayChange = may(operator, 'members.change')
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <div className={desk.buttons}>
          <TableButtons mayImport={mayChange} />
          {mayChange && <Button onClick={() => setAsked({ person: null })}>{t('add')}</Button>}
        </div>
      }
    >
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: t('none') })}
        caption={t('title')}
        columns={[t('code'), t('name'), t('place'), t('member'), t('state'), t('firstAndLast')]}
        {...(mayChange && { actions: t('actions') })}
      >
        {(data ?? []).map(person => (
          <Row
            key={person.code}
            person={person}
            onChange={mayChange ? () => setAsked({ person }) : undefined}
          />
        ))}
      </DeskList>
      {may(operator, 'orders.read') && (
        <div className={styles.sales}>
          <GuideSales />
        </div>
      )}
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

interface RowProps {
  readonly person: DeskStaff
  /** Absent for operators who may only read. */
  readonly onChange: (() => void) | undefined
}

function Row({ person, onChange }: RowProps) {
  const t = useTranslations('editor.staff')
  const { uiLocale } = useEnvironment()
  const { code, name, place, member, state, firstDay, lastDay } = person
  return (
    <tr>
      <th scope="row">{code}</th>
      <td data-label={t('name')}>{name}</td>
      <td data-label={t('place')}>{place ? (place.name?.[uiLocale] ?? place.code) : t('noPlace')}</td>
      <td data-label={t('member')}>
        {member ? <Link to={`/members/${member.id}`}>{member.name || member.contact}</Link> : t('noMember')}
      </td>
      <td data-label={t('state')}>
        <span className={desk.status} data-status={STATUS[state]}>
          {t(state)}
        </span>
      </td>
      <td data-label={t('firstAndLast')} className={desk.short}>
        {firstDay === null && lastDay === null ? '–' : `${firstDay ?? ''} – ${lastDay ?? ''}`.trim()}
      </td>
      {onChange && (
        <td>
          <Button variant="line" size="s" aria-label={t('changeOf', { name })} onClick={onChange}>
            {t('change')}
          </Button>
        </td>
      )}
    </tr>
  )
}

/** The ways out and in for many people at once: a table for spreadsheets. */
function TableButtons({ mayImport }: { readonly mayImport: boolean }) {
  const t = useTranslations('editor.staff')
  const save = useTableFile('staff')
  const words = useStaffWords()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <Button variant="line" onClick={() => void save(false)}>
        {t('export')}
      </Button>
      {mayImport && (
        <Button variant="line" onClick={() => setImporting(true)}>
          {t('import')}
        </Button>
      )}
      {isImporting && <ImportTable name="staff" words={words} onClose={() => setImporting(false)} />}
    </>
  )
}
