import { MAX_HOT_WORDS, MAX_SHOWN_WORDS } from '#api/rules/hot-words.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChange } from '../../kit/operations.ts'
import { SaveBar } from '../collections/SaveBar.tsx'
import { WithBeside } from '../collections/WithBeside.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import {
  type HotWordRecord,
  type HotWordRow,
  languageOf,
  type Lists,
  problemsOf,
  rowsOf,
  wordsIn,
} from './hot-word-rows.ts'
import { HotWordList } from './HotWordList.tsx'
import { Suggestions } from './Suggestions.tsx'
import styles from './hot-words.module.css'
import { useMatches } from './use-matches.ts'

interface Props {
  /** Records with the same lists; none where the shop has no hot words yet. */
  readonly records: readonly HotWordRecord[]
  readonly mayChange: boolean
  /** True if lists differ by kind of browser, which is then part of their headings. */
  readonly isNamed: boolean
  readonly suggests: boolean
}

/** Typed work, over the records that it was typed over: what others save meanwhile is not overwritten. */
interface Work {
  readonly records: readonly HotWordRecord[]
  readonly lists: Lists
  readonly shown: readonly number[]
}

const EMPTY: Lists = { zh_HK: [], en_US: [] }
const NUMBERS = Array.from({ length: MAX_SHOWN_WORDS + 1 }, (_, at) => String(at))

const startOf = (records: readonly HotWordRecord[]): Work => ({
  records,
  lists: records[0] ? rowsOf(records[0]) : EMPTY,
  shown: records.length > 0 ? records.map(({ shown }) => shown) : [MAX_SHOWN_WORDS],
})

/** Lists of hot words in both languages, saved together into every record that holds them. */
export function HotWordForm({ records, mayChange, isNamed, suggests }: Props) {
  const t = useTranslations('editor.hotWords')
  const devices = useTranslations('editor.hotWords.devices')
  const wishOf = useWishKey()
  const [typed, setTyped] = useState<Work>()
  const [added, setAdded] = useState(0)
  const [saved, setSaved] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const work = typed ?? startOf(records)
  const save = useChange('hotWords.save', {
    onDone({ set }) {
      setSaved(set)
      setTyped(undefined)
      setTried(false)
    },
  })
  const undo = useChange('viewData.undo', { onDone: () => setSaved(null) })
  const problems = problemsOf(work.lists)
  const matches = useMatches(work.lists)
  const put = (locale: Locale, rows: readonly HotWordRow[]) => {
    setSaved(null)
    setTyped({ ...work, lists: { ...work.lists, [locale]: rows } })
  }
  const add = (locale: Locale, word = '') => {
    setAdded(added + 1)
    put(locale, [...work.lists[locale], { key: `new ${added}`, word }])
  }
  const nameOf = (record: HotWordRecord | undefined) => devices(record?.environment ?? 'both')
  const start = () => {
    setTried(true)
    if (problems.size > 0) return
    save.start({
      wish: wishOf(work),
      words: mutable(wordsIn(work.lists)),
      records: work.records.map(({ code, value }, at) => ({
        code,
        before: value,
        shown: work.shown[at] ?? MAX_SHOWN_WORDS,
      })),
      shown: work.shown[0] ?? MAX_SHOWN_WORDS,
    })
  }
  const form = (
    <form
      onSubmit={event => {
        event.preventDefault()
        start()
      }}
    >
      {save.error && <Notice tone="error">{save.error.message}</Notice>}
      {isTried && problems.size > 0 && <Notice tone="error">{t('problems')}</Notice>}
      {saved !== null && (
        <Notice tone={undo.error ? 'error' : 'success'}>
          {undo.error ? undo.error.message : t('saved')}{' '}
          <Button
            variant="line"
            size="s"
            isLoading={undo.isPending}
            onClick={() => undo.start({ wish: wishOf(saved), set: saved })}
          >
            {t('undo')}
          </Button>
        </Notice>
      )}
      <fieldset disabled={!mayChange} className={styles.fields}>
        <legend className="visuallyHidden">{t('title')}</legend>
        <div className={styles.lists}>
          {LOCALES.map(locale => (
            <HotWordList
              key={locale}
              locale={locale}
              device={isNamed ? records.map(nameOf).join(t('comma')) : undefined}
              rows={work.lists[locale]}
              problems={problems}
              matches={matches}
              isFull={work.lists[locale].length >= MAX_HOT_WORDS}
              mayChange={mayChange}
              onPut={rows => put(locale, rows)}
              onAdd={() => add(locale)}
            />
          ))}
        </div>
        <div className={styles.shown}>
          {work.shown.map((shown, at) => (
            <Select
              key={work.records[at]?.code ?? 'new'}
              label={t('shown', { device: nameOf(work.records[at]) })}
              hint={t('shownHint')}
              value={String(shown)}
              choices={NUMBERS.map(value => ({ value, label: value }))}
              onChoose={value => setTyped({ ...work, shown: work.shown.with(at, Number(value)) })}
            />
          ))}
        </div>
      </fieldset>
      <SaveBar
        names={typed ? [t('title')] : []}
        label={t('save')}
        isSaving={save.isPending}
        onDiscard={() => {
          save.reset()
          setTried(false)
          setTyped(undefined)
        }}
      />
    </form>
  )
  return (
    <WithBeside form={form}>
      {suggests && (
        <Suggestions
          known={LOCALES.flatMap(locale => work.lists[locale].map(({ word }) => word.trim().toLowerCase()))}
          onAdd={mayChange ? word => add(languageOf(word), word) : undefined}
        />
      )}
    </WithBeside>
  )
}

/** Lists as an operation takes them. */
const mutable = ({ zh_HK, en_US }: ReturnType<typeof wordsIn>) => ({ zh_HK: [...zh_HK], en_US: [...en_US] })
