import { LOCALES, type Locale } from '#locales/locale.ts'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PageSummary } from '#content-store/client/types.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Select, TextField } from '../parts/fields.tsx'
import { usePageChanges } from '../queries.ts'
import { CREATABLE, type CreatableType, hasKey, pathFor, prefixOf } from './page-path.ts'
import styles from './PageList.module.css'

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
  const path = source ? source.path : pathFor(type, key)
  const isThere = pages.some(page => page.path === path && page.locale === locale)
  const submit = () => {
    if (!path || isThere) return
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
    <Dialog title={source ? t('copyTitle') : t('title')} onClose={onClose}>
      <Form
        className={styles.form ?? ''}
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
            options={CREATABLE.map(value => ({ value, label: t(`types.${value}`) }))}
            onChange={setType}
          />
        )}
        {!source && hasKey(type) && (
          <TextField
            label={t('key')}
            value={key}
            onChange={setKey}
            maxLength={64}
            isRequired
            hint={type === 'HOME' ? t('channelHint') : t('keyHint', { prefix: prefixOf(type) })}
            error={key !== '' && !path ? t('badKey') : undefined}
          />
        )}
        <Select
          label={t('language')}
          value={locale}
          options={LOCALES.map(value => ({ value, label: t(`languages.${value}`) }))}
          onChange={setLocale}
        />
        <TextField label={t('pageTitle')} value={title} onChange={setTitle} maxLength={120} isRequired />
        {isThere && <p role="alert">{t('isThere')}</p>}
        {create.error && <p role="alert">{create.error.message}</p>}
        <div className={styles.formFoot}>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button look="strong" type="submit" isDisabled={!path || isThere} isPending={create.isPending}>
            {t('create')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
