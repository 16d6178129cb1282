import { hotWordState } from '#api/rules/hot-words.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { Button } from '#ui/button/Button.tsx'
import { controlClass } from '#ui/field/Field.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { CalendarRange, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { TextBox } from '../../form/inspector/fields/TextControl.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { moveItem, SortableList } from '../../kit/parts/SortableList.tsx'
import type { HotWordRow, RowProblem } from './hot-word-rows.ts'
import styles from './hot-words.module.css'
import type { useMatches } from './use-matches.ts'

interface Props {
  readonly locale: Locale
  /** Kind of browser, where lists differ by it. */
  readonly device: string | undefined
  readonly rows: readonly HotWordRow[]
  readonly problems: ReadonlyMap<string, RowProblem>
  readonly matches: ReturnType<typeof useMatches>
  readonly isFull: boolean
  readonly mayChange: boolean
  readonly onPut: (rows: readonly HotWordRow[]) => void
  readonly onAdd: () => void
}

/** Hot words of a language: put in order by mouse, finger or keys, each with what it finds. */
export function HotWordList({
  locale,
  device,
  rows,
  problems,
  matches,
  isFull,
  mayChange,
  onPut,
  onAdd,
}: Props) {
  const t = useTranslations('editor.hotWords')
  const languages = useTranslations('editor.language')
  const title = useId()
  const put = (key: string, change: Partial<HotWordRow>) =>
    onPut(rows.map(row => (row.key === key ? { ...row, ...change } : row)))
  const draw = (row: HotWordRow, index: number, handle: ReactNode) => (
    <Row
      row={row}
      number={index + 1}
      language={languages(locale)}
      lang={languageTag(locale)}
      handle={mayChange && handle}
      problem={problems.get(row.key)}
      match={matches.found.get(row.word.trim())}
      mayChange={mayChange}
      onPut={change => put(row.key, change)}
      onRemove={() => onPut(rows.filter(({ key }) => key !== row.key))}
    />
  )
  return (
    <section aria-labelledby={title} className={styles.list}>
      <h2 id={title}>
        {device === undefined ? languages(locale) : t('ofDevice', { language: languages(locale), device })}
      </h2>
      {matches.error && <Notice tone="error">{matches.error.message}</Notice>}
      {rows.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <SortableList
        items={rows.map(({ key, word }) => ({ key, name: word || t('unnamed') }))}
        onMove={(from, to) => onPut(moveItem(rows, from, to))}
      >
        {({ key }, index, handle) => {
          const row = rows.find(each => each.key === key)
          return row ? draw(row, index, handle) : null
        }}
      </SortableList>
      {mayChange && (
        <Button variant="line" size="s" icon={<Icon of={Plus} />} disabled={isFull} onClick={onAdd}>
          {t('add', { language: languages(locale) })}
        </Button>
      )}
      {isFull && <p className={styles.none}>{t('full', { max: rows.length })}</p>}
    </section>
  )
}

interface RowProps {
  readonly row: HotWordRow
  readonly number: number
  readonly language: string
  readonly lang: string
  readonly handle: ReactNode
  readonly problem: RowProblem | undefined
  readonly match: ReturnType<ReturnType<typeof useMatches>['found']['get']>
  readonly mayChange: boolean
  readonly onPut: (change: Partial<HotWordRow>) => void
  readonly onRemove: () => void
}

function Row({ row, number, language, lang, handle, problem, match, mayChange, onPut, onRemove }: RowProps) {
  const t = useTranslations('editor.hotWords')
  const { clock } = useEnvironment()
  const id = useId()
  const [isPeriodOpen, setPeriodOpen] = useState(false)
  const hasPeriod = isPeriodOpen || row.from !== undefined || row.until !== undefined
  const name = row.word || t('unnamed')
  const state = hotWordState(row, clock())
  return (
    <div className={styles.row}>
      <div className={styles.word}>
        {handle}
        <div className={styles.box} lang={lang}>
          <TextBox
            aria-label={t('word', { language, number })}
            value={row.word}
            describedBy={problem ? `${id}-problem` : undefined}
            isInvalid={problem !== undefined}
            onChange={word => onPut({ word })}
          />
        </div>
        {mayChange && (
          <>
            <IconButton
              icon={CalendarRange}
              label={t(hasPeriod ? 'withoutPeriod' : 'withPeriod', { name })}
              onClick={() => {
                setPeriodOpen(!hasPeriod)
                if (hasPeriod) onPut({ from: undefined, until: undefined })
              }}
            />
            <IconButton icon={Trash2} label={t('remove', { name })} onClick={onRemove} />
          </>
        )}
      </div>
      {hasPeriod && (
        <div className={styles.period}>
          <label>
            {t('from')}
            <input
              type="date"
              className={controlClass}
              aria-label={t('fromOf', { name })}
              value={row.from ?? ''}
              onChange={event => onPut({ from: event.target.value || undefined })}
            />
          </label>
          <label>
            {t('until')}
            <input
              type="date"
              className={controlClass}
              aria-label={t('untilOf', { name })}
              value={row.until ?? ''}
              onChange={event => onPut({ until: event.target.value || undefined })}
            />
          </label>
        </div>
      )}
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem && t(`rowProblems.${problem}`)}
      </p>
      <Found match={match} state={state} />
    </div>
  )
}

function Found({ match, state }: Pick<RowProps, 'match'> & { readonly state: string }) {
  const t = useTranslations('editor.hotWords')
  const { uiLocale } = useEnvironment()
  return (
    <p className={styles.found}>
      {state === 'later' && <Badge tone="line">{t('later')}</Badge>}
      {state === 'over' && <Badge tone="line">{t('over')}</Badge>}
      {match && match.count === 0 && <Badge tone="danger">{t('findsNothing')}</Badge>}
      {match && match.count > 0 && <span>{t('count', { count: match.count })}</span>}
      {match?.styles.map(({ style, title }) => (
        <Link key={style} to={`/goods/${encodeURIComponent(style)}`}>
          {title[uiLocale]}
        </Link>
      ))}
    </p>
  )
}
