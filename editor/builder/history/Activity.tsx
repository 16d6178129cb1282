import { EVERYTHING, type LogEntry } from '#content-store/client/draft/draft-steps.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { blockCount, useStepText } from '../../core/session/use-step-text.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import styles from './history.module.css'

/** A page is created as revision 1; the first step makes it 2. */
const FIRST_STEP = 2

const isSomething = ({ operations, touched }: LogEntry) =>
  operations.length > 0 || touched.includes(EVERYTHING)

/** One entry for each gesture, its last: typing in a field is many steps and one line. @param entries newest first */
const linesOf = (entries: readonly LogEntry[]): readonly LogEntry[] =>
  entries.filter(isSomething).filter((entry, index, all) => {
    const newer = all[index - 1]
    return !newer || newer.gesture !== entry.gesture || newer.by !== entry.by || newer.takes !== entry.takes
  })

/** Actions on the page with operator and time, from its log; newest first. Source: LO-14. */
export function Activity() {
  const t = useTranslations('editor.activity')
  const { operations } = useEnvironment()
  const { session } = useEditor()
  const { key } = session.detail
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['activity', key],
    queryFn: ({ pageParam }) =>
      operations.read('pages.activity', { key, ...(pageParam !== undefined && { before: pageParam }) }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last: readonly LogEntry[]) => {
      const oldest = last.at(-1)?.number ?? 0
      return oldest > FIRST_STEP ? oldest : undefined
    },
    gcTime: 0,
  })
  const lines = linesOf(data?.pages.flat() ?? [])
  return (
    <section aria-label={t('title')}>
      <p className={styles.quiet}>{t('text')}</p>
      {error && <p role="alert">{error.message}</p>}
      {data && lines.length === 0 && <p className={styles.quiet}>{t('none')}</p>}
      <ol className={styles.activity}>
        {lines.map(entry => (
          <Line key={entry.number} entry={entry} />
        ))}
      </ol>
      {hasNextPage && lines.length > 0 && (
        <Button variant="quiet" isLoading={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function Line({ entry }: { readonly entry: LogEntry }) {
  const t = useTranslations('editor.activity')
  const textOf = useStepText()
  const { uiLocale } = useEnvironment()
  const { session } = useEditor()
  const nameOf = useBlockName()
  const [first] = entry.operations
  const id =
    first?.kind === 'insert' ? first.branch.nodes[0]?.id : first && 'id' in first ? first.id : undefined
  const isOfOne = blockCount(entry.operations) === 1
  const node = id === undefined || !isOfOne ? undefined : session.page.node(id)
  const step = textOf(entry.label, entry.operations)
  const done = entry.takes ? t(entry.takes, { what: step }) : step
  return (
    <li>
      <span>
        {t('line', { name: entry.by, what: node ? t('whatOn', { what: done, block: nameOf(node) }) : done })}
      </span>
      <small>{formatDateTime(entry.at, uiLocale)}</small>
    </li>
  )
}
