import { type Locale, LOCALES, otherLocale } from '#locales/locale.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { presentVersion } from '#content-store/client/model/contents.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { useReadSavedPart } from '../../kit/saved-parts.ts'
import type { PageFile } from '#blocks/page/page-file.ts'
import { contentOfFile } from '../../builder/transfer/transfer.ts'
import {
  CREATABLE,
  creatableType,
  type CreatableType,
  hasKey,
  keyFrom,
  keyIn,
  pathFor,
  prefixOf,
} from '../../core/model/page-path.ts'
import styles from '../../kit/parts/screen.module.css'

/** Start of a new page. */
export type PageStart =
  | { readonly kind: 'empty' }
  /** The same page in the other language. */
  | { readonly kind: 'translation' | 'copy'; readonly page: PageSummary }
  | { readonly kind: 'file'; readonly file: PageFile }

/** Initial values. A copy needs an address of its own. */
function filledIn(start: PageStart) {
  if (start.kind === 'empty') return { type: 'LANDING' as const, key: '', title: '', locale: 'both' as const }
  const { type, title, locale, path } = start.kind === 'file' ? start.file : start.page
  const own = creatableType(type) ?? 'LANDING'
  if (start.kind === 'translation')
    return { type: own, key: '', title, locale: LOCALES.find(other => other !== locale) ?? locale }
  const key = keyIn(own, path)
  return { type: own, key: start.kind === 'copy' && key ? `${key.slice(0, 59)}-copy` : key, title, locale }
}

const TITLES = {
  empty: 'title',
  translation: 'copyTitle',
  copy: 'duplicateTitle',
  file: 'fileTitle',
} as const
const TEXTS = { translation: 'copyText', copy: 'duplicateText' } as const

interface Props {
  readonly start: PageStart
  readonly pages: readonly PageSummary[]
  readonly onClose: () => void
}

/** A new page: empty, the same in the other language, a copy, or one from a file. */
export function NewPageDialog({ start, pages, onClose }: Props) {
  const t = useTranslations('editor.newPage')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const go = useNavigate()
  const create = useChange('pages.create')
  const [first] = useState(() => filledIn(start))
  const [type, setType] = useState<CreatableType>(first.type)
  const [key, setKey] = useState(first.key)
  const [title, setTitle] = useState(first.title)
  const [chosen, setChosen] = useState<Locale | 'both'>(first.locale)
  const [otherTitle, setOtherTitle] = useState('')
  /** An address that the operator has not written follows the title. */
  const [hasOwnKey, setOwnKey] = useState(first.key !== '')
  const [hasTried, setTried] = useState(false)
  const isTranslation = start.kind === 'translation'
  const [locale, isBoth] = chosen === 'both' ? [LOCALES[0], true] : [chosen, false]
  const path = isTranslation ? start.page.path : pathFor(type, key)
  const isThere = pages.some(page => page.path === path && (isBoth || page.locale === locale))
  const { data: saved = [] } = useOperation('saved.list', {})
  const templates = saved.filter(({ kind }) => kind === 'template')
  const [template, setTemplate] = useState('')
  const [readError, setReadError] = useState<string>()
  const readPart = useReadSavedPart()
  const write = (set: (text: string) => void, text: string) => {
    set(text)
    const derived = keyFrom(text)
    if (!hasOwnKey && derived !== '') setKey(derived)
  }
  const submit = async () => {
    setTried(true)
    setReadError(undefined)
    if (!path || isThere || title.trim() === '' || (isBoth && otherTitle.trim() === '')) return
    const part = template === '' ? undefined : await readPart({ id: template })
    const contentIn = (language: Locale) =>
      part && { content: { components: presentVersion(part).contents[language] } }
    create.mutate(
      {
        path,
        locale,
        type: isTranslation ? start.page.type : type,
        title: title.trim(),
        ...(isBoth && { other: { title: otherTitle.trim(), ...contentIn(otherLocale(locale)) } }),
        ...('page' in start && { copyFrom: start.page.key }),
        ...contentIn(locale),
        ...('file' in start && { content: contentOfFile(start.file) }),
      },
      { onSuccess: page => void go(`/pages/${page.key}`) },
    )
  }
  return (
    <Dialog isOpen size="form" title={t(TITLES[start.kind])} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void submit().catch((error: unknown) =>
            setReadError(error instanceof Error ? error.message : String(error)),
          )
        }}
      >
        {'page' in start && <p>{t(TEXTS[start.kind], { title: start.page.title, path: start.page.path })}</p>}
        {'file' in start && <p>{t('fileText', { count: start.file.components.length })}</p>}
        {start.kind === 'empty' && templates.length > 0 && (
          <Select
            label={t('template')}
            value={template}
            choices={[
              { value: '', label: t('noTemplate') },
              ...templates.map(({ id, name }) => ({ value: id, label: name[uiLocale] })),
            ]}
            onChoose={setTemplate}
          />
        )}
        {!isTranslation && (
          <Select
            label={t('type')}
            value={type}
            choices={CREATABLE.map(value => ({ value, label: t(`types.${value}`) }))}
            onChoose={setType}
          />
        )}
        <Select
          label={t('language')}
          value={chosen}
          choices={[
            ...(start.kind === 'empty' ? [{ value: 'both' as const, label: t('both') }] : []),
            ...LOCALES.map(value => ({ value, label: languages(value) })),
          ]}
          onChoose={setChosen}
        />
        <TextField
          label={isBoth ? t('titleIn', { language: languages(locale) }) : t('pageTitle')}
          value={title}
          onChange={event => write(setTitle, event.target.value)}
          maxLength={120}
          aria-required
          error={hasTried && title.trim() === '' ? t('noTitle') : undefined}
        />
        {isBoth && (
          <TextField
            label={t('titleIn', { language: languages(otherLocale(locale)) })}
            value={otherTitle}
            onChange={event => write(setOtherTitle, event.target.value)}
            maxLength={120}
            aria-required
            error={hasTried && otherTitle.trim() === '' ? t('noTitle') : undefined}
          />
        )}
        {!isTranslation && hasKey(type) && (
          <TextField
            label={t('key')}
            value={key}
            onChange={event => {
              setKey(event.target.value)
              setOwnKey(event.target.value !== '')
            }}
            maxLength={64}
            aria-required
            hint={type === 'HOME' ? t('channelHint') : t('keyHint', { prefix: prefixOf(type) })}
            error={key !== '' && !path ? t('badKey') : undefined}
          />
        )}
        {isThere && <Notice tone="error">{t('isThere')}</Notice>}
        {readError !== undefined && <Notice tone="error">{readError}</Notice>}
        {create.error && <Notice tone="error">{create.error.message}</Notice>}
        <div className={styles.formFoot}>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!path || isThere} isLoading={create.isPending}>
            {t('create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
