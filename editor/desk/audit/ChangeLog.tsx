import { DAY_MS } from '#locales/hong-kong.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import styles from './audit.module.css'
import { LogChoice } from './LogChoice.tsx'
import { SetRow } from './SetRow.tsx'

/** `/audit/goods`: who changed which record, with old and new values. */
export function ChangeLog({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.audit')
  if (!may(operator, 'audit.read')) return <PageNotice text={t('notAllowed')} />
  return <Log />
}

/** Filter as the operator typed it. */
interface Asked {
  readonly by: string
  readonly code: string
  /** First instants of days in Hong Kong. */
  readonly from?: number | undefined
  readonly until?: number | undefined
}

const NOTHING_ASKED: Asked = { by: '', code: '' }

const filterOf = ({ by, code, from, until }: Asked) => ({
  ...(by.trim() && { by: by.trim() }),
  ...(code.trim() && { code: code.trim() }),
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until: until + DAY_MS - 1 }),
})

function useSets(filter: ReturnType<typeof filterOf>) {
  const { operations } = useEnvironment()
  return useInfiniteQuery({
    queryKey: [...readKey('changes.list', filter), 'pages'],
    queryFn: ({ pageParam: before }) =>
      operations.read('changes.list', { ...filter, ...(before && { before }) }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    placeholderData: before => before,
  })
}

function Log() {
  const t = useTranslations('editor.changeLog')
  const audit = useTranslations('editor.audit')
  const [asked, setAsked] = useState(NOTHING_ASKED)
  const { data, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useSets(
    filterOf(asked),
  )
  return (
    <Desk title={audit('title')} introduction={t('text')}>
      <LogChoice />
      <Filters asked={asked} onChange={setAsked} />
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={audit('loading')}
        none={asked === NOTHING_ASKED ? t('none') : t('noMatch')}
        caption={t('goods')}
        columns={[t('time'), t('by'), t('what')]}
      >
        {data?.pages.flatMap(({ sets }) => sets.map(set => <SetRow key={set.number} set={set} />)) ?? []}
      </DeskList>
      {hasNextPage && (
        <Button
          variant="line"
          className={desk.more}
          isLoading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('moreSets')}
        </Button>
      )}
    </Desk>
  )
}

interface FiltersProps {
  readonly asked: Asked
  readonly onChange: (asked: Asked) => void
}

function Filters({ asked, onChange }: FiltersProps) {
  const t = useTranslations('editor.changeLog')
  const audit = useTranslations('editor.audit')
  const set = (change: Partial<Asked>) => onChange({ ...asked, ...change })
  return (
    <fieldset className={styles.filters} aria-label={audit('filters')}>
      <TextField label={t('by')} value={asked.by} onChange={({ target }) => set({ by: target.value })} />
      <TextField
        label={t('code')}
        value={asked.code}
        onChange={({ target }) => set({ code: target.value })}
      />
      <MomentField label={t('from')} granularity="day" value={asked.from} onChange={from => set({ from })} />
      <MomentField
        label={t('until')}
        granularity="day"
        value={asked.until}
        onChange={until => set({ until })}
      />
      <Button variant="quiet" disabled={asked === NOTHING_ASKED} onClick={() => onChange(NOTHING_ASKED)}>
        {t('clear')}
      </Button>
    </fieldset>
  )
}
