import { LOCALES } from '#locales/locale.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { AddressDialog } from '../../builder/addresses/AddressDialog.tsx'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { useOperation } from '../../kit/operations.ts'
import { ConfirmPageDialog, type Question } from './ConfirmPageDialog.tsx'
import { filterPages, type LocaleFilter, type StatusFilter } from './filter-pages.ts'
import { ImportButton } from './ImportButton.tsx'
import { NewPageDialog, type PageStart } from './NewPageDialog.tsx'
import { NoHome } from './NoHome.tsx'
import { PageRow } from './PageRow.tsx'
import { useShownByCampaigns } from './use-shown-by-campaigns.ts'
import { useTextsLeft } from '../translation/use-texts-left.ts'
import styles from '../../kit/parts/screen.module.css'

const STATUSES = [
  'all',
  'draft',
  'live',
  'period',
  'changed',
  'offline',
  'behind',
  'unpublished',
  'findings',
  'handedOver',
] as const satisfies readonly StatusFilter[]

/** `/pages`: every page with its state. `?new` begins a page, `?copy=` one in another language. */
export function PageList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.pages')
  const languages = useTranslations('editor.language')
  const { data: pages = [], isPending, error, refetch } = useOperation('pages.list', {})
  const [search, setSearch] = useSearchParams()
  const [term, setTerm] = useState('')
  const status = STATUSES.find(each => each === search.get('status')) ?? 'all'
  const [locale, setLocale] = useState<LocaleFilter>('all')
  const [asked, setAsked] = useState<PageStart>()
  const [refusal, setRefusal] = useState<string>()
  const [moving, setMoving] = useState<PageSummary>()
  const [question, setQuestion] = useState<Question>()
  const left = useTextsLeft()
  const shown = useShownByCampaigns(pages)
  const isChecked = status === 'findings'
  const checks = useOperation('pages.findings', {}, { enabled: isChecked })
  const findings = new Map((checks.data ?? []).map(page => [page.key, page]))
  const isOfOthers = status === 'handedOver'
  const handed = useOperation('pages.handed-over', {}, { enabled: isOfOthers })
  const handedOver = new Map((handed.data ?? []).map(page => [page.key, page]))
  const found = filterPages(pages, { term, status, locale }, { left, shown, findings, handedOver })
  const source = pages.find(({ key }) => key === search.get('copy'))
  const start = source
    ? ({ kind: 'translation', page: source } as const)
    : search.has('new')
      ? ({ kind: 'empty' } as const)
      : asked
  const filter = status === 'all' ? undefined : { status }
  const close = () => {
    setAsked(undefined)
    setSearch({ ...filter }, { replace: true })
  }
  const copy = ({ key }: PageSummary) => setSearch({ ...filter, copy: key })

  return (
    <Desk
      title={t('title')}
      action={
        <div className={styles.buttons}>
          <ImportButton
            onRead={file => {
              setRefusal(undefined)
              setAsked({ kind: 'file', file })
            }}
            onRefused={setRefusal}
          />
          <Button icon={<Icon of={Plus} />} onClick={() => setAsked({ kind: 'empty' })}>
            {t('create')}
          </Button>
        </div>
      }
    >
      {!isPending && !error && !pages.some(({ path }) => path === '/home') && <NoHome />}
      <div className={styles.filters}>
        <TextField
          label={t('search')}
          type="search"
          value={term}
          onChange={event => setTerm(event.target.value)}
        />
        <Select
          label={t('status')}
          value={status}
          choices={STATUSES.map(value => ({ value, label: t(`statuses.${value}`) }))}
          onChoose={chosen => setSearch(chosen === 'all' ? {} : { status: chosen }, { replace: true })}
        />
        <Select
          label={t('language')}
          value={locale}
          choices={[
            { value: 'all', label: t('anyLanguage') },
            ...LOCALES.map(value => ({ value, label: languages(value) })),
          ]}
          onChoose={setLocale}
        />
      </div>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <DeskList
        isPending={isPending || (isChecked && checks.isPending) || (isOfOthers && handed.isPending)}
        error={error ?? checks.error ?? handed.error}
        retry={error ? refetch : checks.error ? checks.refetch : handed.refetch}
        loading={t('loading')}
        none={pages.length === 0 ? t('empty') : t('noMatch')}
        caption={t('title')}
        columns={[t('page'), t('languages'), t('saved')]}
        actions={t('actions')}
      >
        {found.map(each => (
          <PageRow
            key={each[0].id}
            pages={each}
            left={left}
            shown={shown}
            operator={operator}
            onCopy={copy}
            onDuplicate={copied => setAsked({ kind: 'copy', page: copied })}
            onMove={setMoving}
            onAsk={setQuestion}
          />
        ))}
      </DeskList>
      {start && <NewPageDialog key={source?.key ?? 'new'} start={start} pages={pages} onClose={close} />}
      {moving && (
        <AddressDialog
          page={moving}
          onMoved={() => setMoving(undefined)}
          onClose={() => setMoving(undefined)}
        />
      )}
      {question && <ConfirmPageDialog question={question} onClose={() => setQuestion(undefined)} />}
    </Desk>
  )
}
