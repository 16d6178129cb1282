import { type Counted, firstVariants, type VariantName, VARIANTS } from '#api/rules/experiment.ts'
import { type VariantsOptions, variantsBlock } from '#blocks/content/variants/block.ts'
import { formatDay } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { type Node, slotKey } from '#content-store/client/model/page-tree.ts'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { winnerOf } from '../../core/model/variant-steps.ts'
import { useSlotName } from '../../kit/parts/block-name.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import type { RoundReport } from '../../kit/services/preview.ts'
import { prepare } from '../../core/session/prepare.ts'
import { changeOptions } from '../../core/session/present-options.ts'
import { about, type Tally, verdictOf } from './verdict.ts'
import styles from './variants.module.css'

/** Interval at which counts are asked for while the report is open. */
const AGAIN_MS = 30_000

/** The report of the selected test; nothing while its options cannot be read, which the form says. */
export function TestReport({ node }: { readonly node: Node }) {
  const parsed = variantsBlock.schema.safeParse(prepare(node).options)
  return parsed.success ? <VariantReport node={node} options={parsed.data} /> : null
}

interface Props {
  readonly node: Node
  readonly options: VariantsOptions
}

/** Options of a test that give every open variant the same share; the first ones take what is left of a hundred. */
export function evenShares(count: number): Readonly<Record<string, number>> {
  const each = Math.floor(100 / count)
  const left = 100 - each * count
  return Object.fromEntries(
    VARIANTS.slice(0, count).map((name, at) => [`share${name.toUpperCase()}`, each + (at < left ? 1 : 0)]),
  )
}

/** Result of a test, in numbers and in one sentence; and the way to end it. */
function VariantReport({ node, options }: Props) {
  const t = useTranslations('editor.variants')
  const { session } = useEditor()
  const { preview } = useEnvironment()
  const { revision } = options
  const { data, isError, refetch } = useQuery({
    queryKey: ['experiment', node.id, revision],
    queryFn: () => preview.round(node.id, revision),
    refetchInterval: AGAIN_MS,
    retry: false,
  })
  const edit = (change: object) =>
    changeOptions(session, node.id, { next: { ...node.options, ...change }, version: node.version })
  return (
    <section className={styles.report} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {isError && (
        <Notice tone="error">
          {t('failed')}{' '}
          <Button size="s" variant="quiet" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Notice>
      )}
      {!data && !isError && <p className={styles.note}>{t('loading')}</p>}
      {data && <Counts node={node} options={options} report={data} />}
      <div className={styles.row}>
        <Button size="s" variant="line" onClick={() => edit(evenShares(options.count))}>
          {t('even')}
        </Button>
        <Button size="s" variant="line" onClick={() => edit({ revision: revision + 1 })}>
          {t('renew')}
        </Button>
      </div>
      <p className={styles.note}>{t('about')}</p>
    </section>
  )
}

const countIn = ({ totals }: RoundReport, variant: VariantName, kind: Counted) =>
  totals.find(total => total.variant === variant && total.kind === kind)?.count ?? 0

interface CountsProps extends Props {
  readonly report: RoundReport
}

function Counts({ node, options, report }: CountsProps) {
  const t = useTranslations('editor.variants')
  const { uiLocale } = useEnvironment()
  const variants = firstVariants(options.count)
  const tallies = variants.map(
    (variant): Tally => ({
      variant,
      views: countIn(report, variant, 'view'),
      reached: countIn(report, variant, options.goal),
    }),
  )
  return (
    <>
      <p className={styles.note}>
        {report.since
          ? t('since', { day: formatDay(Date.parse(`${report.since}T12:00:00+08:00`), uiLocale) })
          : t('none')}{' '}
        {!report.isLive && t('notLive')}
      </p>
      <output className={styles.verdict}>
        <VerdictText tallies={tallies} />
      </output>
      <ul className={styles.variants}>
        {variants.map(variant => (
          <VariantRow key={variant} node={node} variant={variant} report={report} />
        ))}
      </ul>
    </>
  )
}

function VerdictText({ tallies }: { readonly tallies: readonly Tally[] }) {
  const t = useTranslations('editor.variants.verdict')
  const verdict = verdictOf(tallies)
  const letter = (variant: VariantName) => variant.toUpperCase()
  switch (verdict.kind) {
    case 'early':
      return t('early', { missing: about(verdict.missing) })
    case 'same':
      return t('same')
    case 'chance':
      return verdict.missing === null
        ? t('hopeless', { leader: letter(verdict.leader) })
        : t('chance', { leader: letter(verdict.leader), missing: about(verdict.missing) })
    case 'real':
      return t('real', { leader: letter(verdict.leader), runnerUp: letter(verdict.runnerUp) })
  }
}

function VariantRow({
  node,
  variant,
  report,
}: {
  readonly node: Node
  readonly variant: VariantName
  readonly report: RoundReport
}) {
  const t = useTranslations('editor.variants')
  const format = useFormatter()
  const slotName = useSlotName()
  const { session, announce } = useEditor()
  const name = slotName(variant, node.code)
  const views = countIn(report, variant, 'view')
  const rate = (count: number) =>
    views === 0
      ? format.number(count)
      : t('rate', {
          count,
          rate: format.number(Math.min(1, count / views), { style: 'percent', maximumFractionDigits: 1 }),
        })
  const use = () => {
    const [first] = session.page.childIds(slotKey(node.id, variant))
    if (!session.run('winner', winnerOf(session.page, node.id, variant))) return
    session.select(first)
    const done = t('used', { name })
    announce(done)
    toastDone(done)
  }
  return (
    <li>
      <h4>{name}</h4>
      <dl>
        <div>
          <dt>{t('views')}</dt>
          <dd>{format.number(views)}</dd>
        </div>
        <div>
          <dt>{t('clicks')}</dt>
          <dd>{rate(countIn(report, variant, 'click'))}</dd>
        </div>
        <div>
          <dt>{t('bag')}</dt>
          <dd>{rate(countIn(report, variant, 'bag'))}</dd>
        </div>
      </dl>
      <Button size="s" variant="line" onClick={use}>
        {t('use', { name })}
      </Button>
    </li>
  )
}
