import { LOCALES, type Locale } from '#locales/locale.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PageSummary } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { usePageChanges } from '../queries.ts'
import { CREATABLE, type CreatableType, hasKey, pathFor, prefixOf } from './page-path.ts'
import styles from '../desk/desk.module.css'

interface Props {
  /** The page to copy into the other language, if that is what was asked. */
  readonly source: PageSummary | undefined
  readonly pages: readonly PageSummary[]
  readonly onClose: () => void
}

/** A new page, or the same page in the other language. */
export function NewPageDialog({ source, pages, onClose }: Props) {
  const t = useTranslations('editor.newPage')
  const go = useNavigate()
  const { create } = usePageChanges()
  const [type, setType] = useState<CreatableType>('LANDING')
  const [key, setKey] = useState('')
  const [title, setTitle] = useState(source?.title ?? '')
  const [locale, setLocale] = useState<Locale>(
    () => LOCALES.find(candidate => candidate !== source?.locale) ?? LOCALES[0],
  )
  const [hasTried, setTried] = useState(false)
  const path = source ? source.path : pathFor(type, key)
  const isThere = pages.some(page => page.path === path && page.locale === locale)
  const submit = () => {
    setTried(true)
    if (!path || isThere || title.trim() === '') return
    create.mutate(
      {
        path,
        locale,
        type: source?.type ?? type,
        title: title.trim(),
        ...(source && { copyFrom: source.key }),
      },
      { onSuccess: page => void go(`/pages/${page.key}`) },
    )
  }
  return (
    <Dialog isOpen size="form" title={source ? t('copyTitle') : t('title')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        {source ? (
          <p>{t('copyText', { title: source.title, path: source.path })}</p>
        ) : (
          <Select
            label={t('type')}
            value={type}
            choices={CREATABLE.map(value => ({ value, label: t(`types.${value}`) }))}
            onChoose={setType}
          />
        )}
        {!source && hasKey(type) && (
          <TextField
            label={t('key')}
            value={key}
            onChange={event => setKey(event.target.value)}
            maxLength={64}
            aria-required
            hint={type === 'HOME' ? t('channelHint') : t('keyHint', { prefix: prefixOf(type) })}
            error={key !== '' && !path ? t('badKey') : undefined}
          />
        )}
        <Select
          label={t('language')}
          value={locale}
          choices={LOCALES.map(value => ({ value, label: t(`languages.${value}`) }))}
          onChoose={setLocale}
        />
        <TextField
          label={t('pageTitle')}
          value={title}
          onChange={event => setTitle(event.target.value)}
          maxLength={120}
          aria-required
          error={hasTried && title.trim() === '' ? t('noTitle') : undefined}
        />
        {isThere && <Notice tone="error">{t('isThere')}</Notice>}
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
