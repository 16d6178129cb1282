import { readLocaleCookie } from '#api/rules/cookie.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '#locales/locale.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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

/** Interval at which a guest's screen looks for replies, ms. */
const LOOK_MS = 15_000

/** `/look?page=…&previewToken=…`: a draft beside a place to comment on it, for people without an account. */
export function GuestScreen() {
  const [search] = useSearchParams()
  const link = { path: search.get('page') ?? '', previewToken: search.get('previewToken') ?? '' }
  const { content, setUiLocale } = useEnvironment()
  const pageLocale = localeOf(link)
  const { data, error } = useQuery({
    queryKey: ['look', link],
    queryFn: () => content.guestReview(link),
    refetchInterval: LOOK_MS,
    retry: false,
  })
  // The language of the page, until the reader chooses one.
  useEffect(() => {
    if (readLocaleCookie(document.cookie) === undefined) setUiLocale(pageLocale)
  }, [pageLocale, setUiLocale])
  if (error) return <PageNotice text={error.message} />
  return data ? <Look link={link} review={data} /> : null
}

const localeOf = ({ path }: PreviewedPage): Locale =>
  LOCALES.find(locale => path.endsWith(`_${locale}.html`)) ?? DEFAULT_LOCALE

/** Name of the language of the page, in the language of the screen. */
function usePageLanguage(link: PreviewedPage): string {
  const languages = useTranslations('editor.language')
  return languages(localeOf(link))
}

interface Props {
  readonly link: PreviewedPage
  readonly review: GuestReview
}

function Look({ link, review }: Props) {
  const t = useTranslations('editor.look')
  const language = usePageLanguage(link)
  const nameOf = useBlockName()
  return (
    <div className={styles.look}>
      <header className={styles.lookHead}>
        <h1>{t('title', { title: review.title, language })}</h1>
        <UiLanguage />
      </header>
      <iframe title={t('page')} src={review.url} />
      <main className={styles.lookSide} aria-label={t('comments')}>
        <h2>{t('comments')}</h2>
        <p>{t('text', { language })}</p>
        <GuestForm link={link} review={review} />
        {review.comments.length === 0 && <p>{t('none')}</p>}
        <ul className={styles.threads} aria-label={t('comments')}>
          {review.comments.toReversed().map(comment => (
            <Thread
              key={comment.id}
              comment={comment}
              about={comment.block ? nameOf(comment.block) : t('thePage')}
            />
          ))}
        </ul>
      </main>
    </div>
  )
}

const PAGE = ''

function GuestForm({ link, review }: Props) {
  const t = useTranslations('editor.look')
  const { content } = useEnvironment()
  const client = useQueryClient()
  const nameOf = useBlockName()
  const [words, setWords] = useState<GuestWords>({ name: '', blockId: null, text: '' })
  const set = (change: Partial<GuestWords>) => setWords({ ...words, ...change })
  const add = useMutation({
    mutationFn: () => content.guestComment({ ...link, ...words }),
    onSuccess(next) {
      client.setQueryData(['look', link], next)
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
      <Select
        label={t('about')}
        value={words.blockId ?? PAGE}
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
