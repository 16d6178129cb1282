import { useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { pagesOf } from '#content-store/client/campaigns.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES, otherLocale } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { usePageName } from '../../kit/page-name.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'
import { mayEdit } from '../../kit/rights.ts'
import { Desk } from '../parts/Desk.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { ImportTranslations } from './ImportTranslations.tsx'
import { SheetTable } from './SheetTable.tsx'
import { idOf, type SheetText } from './sheet-work.ts'
import styles from './translation.module.css'
import { TranslationChoice } from './TranslationChoice.tsx'
import { useNextText } from './use-next-text.ts'
import { useSheets, useSheetWork } from './use-sheets.ts'

/** Texts shown: all, or those with one thing to do. */
const SHOWN = ['untranslated', 'behind', 'all'] as const
type Shown = (typeof SHOWN)[number]

const isShown = (text: string | null): text is Shown => SHOWN.some(shown => shown === text)

/** Pages that the address names: `?page=` by the key of one of its languages, or those of a campaign, `?campaign=`. */
function usePagesOf(address: URLSearchParams) {
  const { data: pages, isPending, error } = useOperation('pages.list', {})
  const { data: campaigns = [], isPending: isWaiting } = useOperation('campaigns.list', {})
  const { nameOf } = useCampaignWords()
  const { uiLocale } = useEnvironment()
  const key = address.get('page')
  const campaign = campaigns.find(({ id }) => id === address.get('campaign'))
  const keys = key === null ? [...(campaign ? pagesOf(campaign).keys() : [])] : [key]
  const named = (pages ?? []).filter(page => keys.includes(page.key))
  const ids = new Set(named.map(({ id }) => id))
  const all = (pages ?? []).filter(({ id }) => ids.has(id))
  const shown = all.find(({ locale }) => locale === uiLocale) ?? named[0]
  return {
    isPending: isPending || (key === null && isWaiting),
    error,
    name: campaign ? nameOf(campaign) : (shown?.title ?? ''),
    pages: all,
    ids,
  }
}

/** `/translations`: the texts of a page, or of the pages of a campaign, beside those of the other language; without either, a choice. */
export function TranslationScreen({ operator }: { readonly operator: Operator }) {
  const [address] = useSearchParams()
  if (!address.has('page') && !address.has('campaign')) return <TranslationChoice />
  return <TextsOfPages operator={operator} />
}

function TextsOfPages({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.translation')
  const [address, setAddress] = useSearchParams()
  const { isPending, error, name, pages, ids } = usePagesOf(address)
  const asked = address.get('to')
  const to = isLocale(asked) ? asked : otherLocale(DEFAULT_LOCALE)
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    next.set(name, value)
    setAddress(next, { replace: true })
  }
  const show = address.get('show')
  return (
    <Desk title={name === '' ? t('title') : t('of', { name })} introduction={t('text')}>
      {error && <Notice tone="error">{error.message}</Notice>}
      {isPending ? (
        <output className={desk.notice}>{t('loading')}</output>
      ) : pages.length === 0 ? (
        <p className={desk.notice}>{t('noPages')}</p>
      ) : (
        <Sheet
          key={to}
          {...{ operator, to, name }}
          pages={pages.filter(page => page.locale === to)}
          missing={[...ids].flatMap(id => {
            const there = pages.filter(page => page.id === id)
            return there.some(page => page.locale === to) ? [] : there.slice(0, 1)
          })}
          show={isShown(show) ? show : 'all'}
          onShow={value => set('show', value)}
          onTo={value => set('to', value)}
        />
      )}
    </Desk>
  )
}

interface SheetProps {
  readonly operator: Operator
  readonly to: Locale
  readonly name: string
  readonly pages: readonly PageSummary[]
  /** Pages that are not in this language. */
  readonly missing: readonly PageSummary[]
  readonly show: Shown
  readonly onShow: (show: Shown) => void
  readonly onTo: (to: Locale) => void
}

/** Texts of a filter stay in sight once they are done, until another filter is chosen. */
function useShown(texts: readonly SheetText[], show: Shown): ReadonlySet<string> {
  const [kept, setKept] = useState({ show, ids: new Set<string>() })
  const before = kept.show === show ? kept.ids : new Set<string>()
  const found = texts.filter(({ state }) => show === 'all' || state === show).map(idOf)
  if (kept.show === show && found.every(id => before.has(id))) return kept.ids
  const ids = new Set([...before, ...found])
  setKept({ show, ids })
  return ids
}

function Sheet({ operator, to, pages, missing, show, onShow, onTo }: SheetProps) {
  const nameOf = usePageName()
  const t = useTranslations('editor.translation')
  const languages = useTranslations('editor.language')
  const sheets = useSheets(pages.map(({ key }) => key))
  const texts = useMemo(() => sheets.flatMap(sheet => sheet.texts), [sheets])
  const work = useSheetWork()
  const shown = useShown(texts, show)
  const table = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const goNext = useNextText({ table, work, onNone: () => setSaid(t('allDone')) })
  const countOf = (state: Shown) => texts.filter(text => state === 'all' || text.state === state).length
  const isReadOnly = (key: string) => {
    const page = pages.find(each => each.key === key)
    return !page || !mayEdit(operator, page.path)
  }
  const visible = sheets.map(sheet => ({
    ...sheet,
    texts: sheet.texts.filter(text => shown.has(idOf(text)) || work.of(idOf(text))?.typed !== undefined),
  }))
  const isLoading = sheets.some(({ sheet, error }) => !sheet && !error)
  return (
    <>
      <div className={styles.tools}>
        <Choice label={t('direction')} chosen={to} choices={LOCALES} onChoose={onTo}>
          {locale => t(`into.${locale}`)}
        </Choice>
        <Choice label={t('filter')} chosen={show} choices={SHOWN} onChoose={onShow}>
          {state => t(`show.${state}`, { count: countOf(state) })}
        </Choice>
        <div className={styles.files}>
          <Button variant="line" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={goNext}>
            {t('next')}
          </Button>
          <ExportMenu locale={to} pages={visible} />
          <ImportTranslations onDone={() => sheets.forEach(({ retry }) => retry())} />
        </div>
      </div>
      {missing.map(page => (
        <Notice key={page.id} tone="info">
          <p>{t('missing', { page: nameOf(page), language: languages(to) })}</p>
          {mayEdit(operator, page.path) && (
            <Link className={desk.way} to={`/?${new URLSearchParams({ copy: page.key })}`}>
              {t('start', { language: languages(to) })}
            </Link>
          )}
        </Notice>
      ))}
      {isLoading && <output className={desk.notice}>{t('loading')}</output>}
      <output className="visuallyHidden">{said}</output>
      <div ref={table}>
        {visible.map(page => (
          <SheetTable
            key={page.key}
            {...{ page, work, to }}
            from={otherLocale(to)}
            isReadOnly={isReadOnly(page.key)}
            none={t(`none.${show}`)}
          />
        ))}
      </div>
    </>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly chosen: Value
  readonly choices: readonly Value[]
  readonly onChoose: (value: Value) => void
  readonly children: (value: Value) => string
}

/** Buttons of which one is pressed. */
const Choice = <Value extends string>({ label, chosen, choices, onChoose, children }: ChoiceProps<Value>) => (
  <fieldset className={styles.choice} aria-label={label}>
    {choices.map(value => (
      <Button
        key={value}
        variant={value === chosen ? 'solid' : 'line'}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {children(value)}
      </Button>
    ))}
  </fieldset>
)
