import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOperation } from '../../kit/operations.ts'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { groupsOf, type HotWordRecord } from './hot-word-rows.ts'
import { HotWordForm } from './HotWordForm.tsx'

interface Props {
  readonly operator: Operator
}

/** `/hotWords`: searches that the empty search field offers, in their order. */
export function HotWordScreen({ operator }: Props) {
  const t = useTranslations('editor.hotWords')
  const { data, error, refetch } = useOperation('hotWords.find', {})
  if (!may(operator, 'site.read')) return <PageNotice text={t('notAllowed')} />
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <Link className={desk.way} to="/synonyms">
          {t('synonyms')}
        </Link>
      }
    >
      {error && !data && <LoadFailure error={error} retry={refetch} />}
      {!data && !error && <p>{t('loading')}</p>}
      {data && <Forms records={data} operator={operator} />}
    </Desk>
  )
}

const NONE: readonly HotWordRecord[] = []

function Forms({ records, operator }: Props & { readonly records: readonly HotWordRecord[] }) {
  const t = useTranslations('editor.hotWords')
  const groups = groupsOf(records)
  const mayChange = may(operator, 'site.change')
  return (
    <>
      {records
        .filter(({ isBroken }) => isBroken)
        .map(({ code }) => (
          <Notice key={code} tone="error">
            {t('broken')} <Link to={`/viewData/${encodeURIComponent(code)}`}>{code}</Link>
          </Notice>
        ))}
      {groups.length > 1 && <Notice tone="warning">{t('differ')}</Notice>}
      {groups.map((group, at) => (
        <HotWordForm
          key={group.map(({ code }) => code).join(' ')}
          records={group}
          mayChange={mayChange}
          isNamed={groups.length > 1}
          suggests={at === 0}
        />
      ))}
      {records.length === 0 && <HotWordForm records={NONE} mayChange={mayChange} isNamed={false} suggests />}
    </>
  )
}
