import { FLOOR_PERCENT } from '#api/rules/price-floor.ts'
import { ENDINGS, type PriceEnding } from '#desk/prices/activity-price.ts'
import type { TriedActivity } from '#desk/prices/price-shapes.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { planErrors } from '../../builder/campaigns/plan-errors.ts'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import type { Given } from '../../kit/operation-client.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { ActivityReport } from './ActivityReport.tsx'
import { nextWeekend, proposedName, RULE_KINDS, type RuleKind, typedRule } from './activity-form.ts'
import styles from './prices.module.css'

type Selection = Given<'prices.try-activity'>['selection']

interface Props {
  /** SKUs that are ticked. */
  readonly chosen: readonly string[]
  /** Question that the list answers, and how many SKUs do. */
  readonly filter: Extract<Selection, { readonly filter: unknown }>['filter']
  readonly expected: number
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Says what the activity would do, as soon as its rule is whole. */
function useTried(selection: Selection, rule: ReturnType<typeof typedRule>, ending: PriceEnding) {
  const { operations } = useEnvironment()
  const input = rule && { selection, rule, ending }
  return useQuery({
    queryKey: [...readKey('prices.try-activity'), input],
    queryFn: () => (input ? operations.ask('prices.try-activity', input) : null),
    enabled: input !== undefined,
    placeholderData: before => (input ? before : undefined),
  })
}

/** A rule, a name and a period, as the form holds them. */
function useActivityForm(now: number) {
  const [kind, setKind] = useState<RuleKind>('percent')
  const [typed, setTyped] = useState('')
  const [ending, setEnding] = useState<PriceEnding>('nine')
  const [name, setName] = useState<{ readonly zh_HK?: string; readonly en_US?: string }>({})
  const [period, setPeriod] = useState<{ from: number | undefined; until: number | undefined }>(
    nextWeekend(now),
  )
  const rule = typedRule(kind, typed)
  const names = { ...proposedName(rule), ...name }
  return { kind, setKind, typed, setTyped, ending, setEnding, name, setName, names, period, setPeriod, rule }
}

/** Asks for prices of goods from an instant until another, and creates their promotion. */
export function ActivityDialog({ chosen, filter, expected, onDone, onClose }: Props) {
  const t = useTranslations('editor.prices.activity')
  const { clock } = useEnvironment()
  const now = clock()
  const form = useActivityForm(now)
  const { rule, ending, names, period } = form
  const [goods, setGoods] = useState<'chosen' | 'all'>(chosen.length > 0 ? 'chosen' : 'all')
  const [isAccepted, setAccepted] = useState(false)
  const [hasTried, setTried] = useState(false)
  const wishOf = useWishKey()
  const selection: Selection = goods === 'chosen' ? { skus: [...chosen] } : { filter, expected }
  const tried = useTried(selection, rule, ending)
  const start = useChange('prices.start-activity', {
    onDone({ code, skus }) {
      toastDone(t('done', { code, count: skus }))
      onDone()
    },
  })
  const errors = planErrors({ from: period.from, until: period.until, now })
  const isNamed = names.zh_HK.trim() !== '' && names.en_US.trim() !== ''
  const under = tried.data?.underFloor.count ?? 0
  const submit = () => {
    setTried(true)
    const { from, until } = period
    if (!rule || from === undefined || until === undefined || errors.from || errors.until || !isNamed) return
    if (!tried.data || tried.data.fine === 0 || (under > 0 && !isAccepted)) return
    const input = { selection, rule, ending, name: names, from, until, isAccepted }
    start.start({ wish: wishOf(input), ...input })
  }
  const count = tried.data?.fine ?? (goods === 'chosen' ? chosen.length : expected)
  return (
    <OperationDialog
      title={t('title')}
      submit={t('submit', { count })}
      isPending={start.isPending}
      error={start.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {chosen.length > 0 && (
        <Select
          label={t('goods')}
          value={goods}
          choices={[
            { value: 'chosen', label: t('chosen', { count: chosen.length }) },
            { value: 'all', label: t('all', { count: expected }) },
          ]}
          onChoose={setGoods}
        />
      )}
      {chosen.length === 0 && <p>{t('all', { count: expected })}</p>}
      <RuleFields form={form} hasTried={hasTried} />
      <NameAndPeriod form={form} hasTried={hasTried} errors={errors} />
      <Result tried={tried.data ?? undefined} isPending={tried.isFetching} error={tried.error} />
      {under > 0 && (
        <Notice tone="warning">
          <Checkbox
            label={t('accept', { count: under, percent: FLOOR_PERCENT })}
            checked={isAccepted}
            error={hasTried && !isAccepted ? t('acceptNeeded') : undefined}
            onChange={({ target }) => setAccepted(target.checked)}
          />
        </Notice>
      )}
    </OperationDialog>
  )
}

interface FieldsProps {
  readonly form: ReturnType<typeof useActivityForm>
  readonly hasTried: boolean
}

function RuleFields({ form, hasTried }: FieldsProps) {
  const t = useTranslations('editor.prices.activity')
  const { currencySymbol } = useEnvironment()
  const { kind, setKind, typed, setTyped, ending, setEnding, rule } = form
  const isPercent = kind === 'percent'
  return (
    <div className={styles.pair}>
      <Select
        label={t('rule')}
        value={kind}
        choices={RULE_KINDS.map(value => ({ value, label: t(`kinds.${value}`) }))}
        onChoose={setKind}
      />
      <TextField
        label={t(`values.${kind}`)}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={typed}
        {...(isPercent ? { after: '%' } : { before: currencySymbol })}
        error={
          (hasTried || typed !== '') && !rule ? t(`wrong.${isPercent ? 'percent' : 'amount'}`) : undefined
        }
        onChange={({ target }) => setTyped(target.value)}
      />
      {kind !== 'fixed' && (
        <Select
          label={t('ending')}
          value={ending}
          choices={ENDINGS.map(value => ({ value, label: t(`endings.${value}`) }))}
          onChoose={setEnding}
        />
      )}
    </div>
  )
}

interface PeriodProps extends FieldsProps {
  readonly errors: ReturnType<typeof planErrors>
}

function NameAndPeriod({ form, hasTried, errors }: PeriodProps) {
  const t = useTranslations('editor.prices.activity')
  const { name, setName, names, period, setPeriod } = form
  const nameField = (locale: 'zh_HK' | 'en_US') => (
    <TextField
      label={t(`name.${locale}`)}
      maxLength={200}
      value={names[locale]}
      error={hasTried && names[locale].trim() === '' ? t('nameNeeded') : undefined}
      onChange={({ target }) => setName({ ...name, [locale]: target.value })}
    />
  )
  const isMissing = (at: number | undefined) => hasTried && at === undefined
  return (
    <>
      <div className={styles.pair}>
        {nameField('zh_HK')}
        {nameField('en_US')}
      </div>
      <MomentField
        isInDialog
        label={t('from')}
        value={period.from}
        error={errors.from || isMissing(period.from) ? t('wrong.from') : undefined}
        onChange={from => setPeriod({ ...period, from })}
      />
      <MomentField
        isInDialog
        label={t('until')}
        value={period.until}
        error={errors.until || isMissing(period.until) ? t('wrong.until') : undefined}
        onChange={until => setPeriod({ ...period, until })}
      />
    </>
  )
}

interface ResultProps {
  readonly tried: TriedActivity | undefined
  readonly isPending: boolean
  readonly error: Error | null
}

function Result({ tried, isPending, error }: ResultProps) {
  const t = useTranslations('editor.prices.activity')
  if (error) return <Notice tone="error">{error.message}</Notice>
  return (
    <>
      <output>
        {tried
          ? t('result', {
              fine: tried.fine,
              under: tried.underFloor.count,
              skus: tried.skus,
              products: tried.products,
            })
          : t(isPending ? 'trying' : 'untried')}
      </output>
      {tried && <ActivityReport tried={tried} />}
    </>
  )
}
