import { readLocaleCookie } from '#api/rules/cookie.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '#locales/locale.ts'
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  type GuestReview,
  type GuestWords,
  MAX_COMMENT,
  MAX_GUEST_NAME,
  type PreviewedPage,
} from '#content-store/client/reviews.ts'
import { ContentError } from '#operators/client/call.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextArea, TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { UiLanguage } from '../../kit/parts/UiLanguage.tsx'
import styles from './review.module.css'
import { Thread } from './Thread.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useLanguageNames } from './use-review.ts'

/** Interval at which a guest's screen looks for replies, ms. */
const LOOK_MS = 15_000

/** `/look?page=…&previewToken=…`: a draft beside a place to comment on it, for people without an account. */
export function GuestScreen() {
  const t = useTranslations('editor.look')
  const [search] = useSearchParams()
  const link = { path: search.get('page') ?? '', previewToken: search.get('previewToken') ?? '' }
  const { setUiLocale } = useEnvironment()
  const pageLocale = localeOf(link)
  const { data, error, refetch } = useGuestReview(link)
  // The language of the page, until the reader chooses one.
  useEffect(() => {
    if (readLocaleCookie(document.cookie) === undefined) setUiLocale(pageLocale)
  }, [pageLocale, setUiLocale])
  // Keeps what was typed when a later look fails.
  if (data) return <Look link={link} review={data} failure={error} />
  return error ? (
    <PageNotice
      text={t('refused')}
      reason={error.message}
      way={<UiLanguage hasIcon />}
      onRetry={isRefusal(error) ? undefined : () => void refetch()}
    />
  ) : (
    <PageNotice text={t('loading')} isBusy />
  )
}

/** The store will say the same again: the link is no longer valid, or the page is gone. */
const isRefusal = (error: Error) => error instanceof ContentError && error.code !== ''

const localeOf = ({ path }: PreviewedPage): Locale =>
  LOCALES.find(locale => path.endsWith(`_${locale}.html`)) ?? DEFAULT_LOCALE

/** Key of one language of the page. Refusals are in the reader's language, so another one asks again. */
const lookKey = (link: PreviewedPage | undefined, uiLocale: Locale) => ['look', link, uiLocale]

/** One language of the page as a guest sees it; none is asked for without a link. */
function useGuestReview(link: PreviewedPage | undefined) {
  const { content, uiLocale } = useEnvironment()
  return useQuery({
    queryKey: lookKey(link, uiLocale),
    placeholderData: keepPreviousData,
    queryFn: link ? () => content.guestReview(link) : skipToken,
    refetchInterval: LOOK_MS,
    retry: false,
  })
}

/** Language that is looked at, with its review. */
interface Version {
  readonly locale: Locale
  readonly link: PreviewedPage
  readonly review: GuestReview
}

/** Languages that are looked at, of those that the page is in; at least one. */
function useVersions(link: PreviewedPage, review: GuestReview) {
  const own = { locale: localeOf(link), link, review }
  const isWide = useIsWide()
  const [chosen, setShown] = useState<Locale | 'both'>(own.locale)
  const other = review.languages.find(({ locale }) => locale !== own.locale)
  const otherLink = other && { ...link, path: other.path }
  const { data, error } = useGuestReview(otherLink)
  const all: readonly Version[] =
    other && otherLink && data ? [own, { locale: other.locale, link: otherLink, review: data }] : [own]
  // A language may have been removed, or not be there yet, and the window may have become narrow.
  const isThere = chosen === 'both' ? isWide && all.length > 1 : all.some(({ locale }) => locale === chosen)
  const shown = isThere ? chosen : own.locale
  const versions = all
    .filter(({ locale }) => shown === 'both' || locale === shown)
    .toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale))
  return { versions, error, shown, setShown, hasOther: other !== undefined, isWide }
}

interface Props {
  readonly link: PreviewedPage
  readonly review: GuestReview
  /** Reason why the last look at the store failed. */
  readonly failure: Error | null
}

function Look({ link, review, failure }: Props) {
  const t = useTranslations('editor.look')
  const nameOf = useBlockName()
  const languages = useTranslations('editor.language')
  const namesOf = useLanguageNames()
  const { versions, error, hasOther, ...choice } = useVersions(link, review)
  const trouble = failure ?? error
  const language = namesOf(versions.map(({ locale }) => locale))
  const comments = versions
    .flatMap(version => version.review.comments.map(comment => ({ comment, locale: version.locale })))
    .toSorted((a, b) => b.comment.at - a.comment.at)
  return (
    <div className={styles.look}>
      <header className={styles.lookHead}>
        <h1>{t('title', { title: (versions[0]?.review ?? review).title, language })}</h1>
        {hasOther && <LanguageChoice {...choice} />}
        <UiLanguage hasIcon />
      </header>
      <div className={styles.lookPages}>
        {versions.map(({ locale, review: { url } }) => (
          <iframe
            key={locale}
            title={hasOther ? t('pageIn', { language: languages(locale) }) : t('page')}
            src={url}
          />
        ))}
      </div>
      <main className={styles.lookSide} aria-label={t('comments')}>
        <h2>{t('comments')}</h2>
        {trouble && <Notice tone="error">{trouble.message}</Notice>}
        <p>{t(versions.length > 1 ? 'textBoth' : 'text', { language })}</p>
        <GuestForm versions={versions} />
        {comments.length === 0 && <p>{t('none')}</p>}
        <ul className={styles.threads} aria-label={t('comments')}>
          {comments.map(({ comment, locale }) => {
            const about = comment.block ? nameOf(comment.block) : t('thePage')
            return (
              <Thread
                key={comment.id}
                comment={comment}
                about={hasOther ? t('aboutIn', { about, language: languages(locale) }) : about}
              />
            )
          })}
        </ul>
      </main>
    </div>
  )
}

type ChoiceProps = Pick<ReturnType<typeof useVersions>, 'shown' | 'setShown' | 'isWide'>

/** Chinese, English, or both side by side where there is room. */
function LanguageChoice({ shown, setShown, isWide }: ChoiceProps) {
  const t = useTranslations('editor.look')
  const languages = useTranslations('editor.language')
  return (
    <fieldset className={styles.lookChoice}>
      <legend>{t('shown')}</legend>
      {[...LOCALES, ...(isWide ? (['both'] as const) : [])].map(each => (
        <Button
          key={each}
          size="s"
          variant={each === shown ? 'solid' : 'line'}
          aria-pressed={each === shown}
          onClick={() => setShown(each)}
        >
          {each === 'both' ? t('sideBySide') : languages(each)}
        </Button>
      ))}
    </fieldset>
  )
}

const PAGE = ''

function GuestForm({ versions }: { readonly versions: readonly Version[] }) {
  const t = useTranslations('editor.look')
  const { content, uiLocale } = useEnvironment()
  const client = useQueryClient()
  const nameOf = useBlockName()
  const languages = useTranslations('editor.language')
  const [wanted, setWanted] = useState<Locale>()
  const { locale, link, review } =
    versions.find(version => version.locale === wanted) ?? (versions[0] as Version) // one at least is shown
  const [words, setWords] = useState<GuestWords>({ name: '', blockId: null, text: '' })
  // A block of the other language may not be in this one.
  const about = review.blocks.some(({ id }) => id === words.blockId) ? words.blockId : null
  const set = (change: Partial<GuestWords>) => setWords({ ...words, ...change })
  const add = useMutation({
    mutationFn: () => content.guestComment({ ...link, ...words, blockId: about }),
    onSuccess(next) {
      client.setQueryData(lookKey(link, uiLocale), next)
      set({ text: '' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={MAX_GUEST_NAME}
        autoComplete="name"
        value={words.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      {versions.length > 1 && (
        <Select
          label={t('language')}
          value={locale}
          choices={versions.map(version => ({ value: version.locale, label: languages(version.locale) }))}
          onChoose={setWanted}
        />
      )}
      <Select
        label={t('about')}
        value={about ?? PAGE}
        choices={[
          { value: PAGE, label: t('thePage') },
          ...review.blocks.map((block, index) => ({
            value: block.id,
            label: t('block', { place: index + 1, name: nameOf(block) }),
          })),
        ]}
        onChoose={id => set({ blockId: id === PAGE ? null : id })}
      />
      <TextArea
        label={t('comment')}
        rows={4}
        maxLength={MAX_COMMENT}
        value={words.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      {add.error && <Notice tone="error">{add.error.message}</Notice>}
      {add.isSuccess && words.text === '' && <Notice tone="success">{t('added')}</Notice>}
      <Button
        type="submit"
        disabled={words.name.trim() === '' || words.text.trim() === ''}
        isLoading={add.isPending}
      >
        {t('add')}
      </Button>
    </form>
  )
}
