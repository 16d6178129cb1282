import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import { type BothTexts, LOCALES } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useChange } from '../../kit/operations.ts'
import { focusOnMount } from '../../kit/sign-in/focus-on-mount.ts'
import styles from '../../kit/sign-in/SignIn.module.css'
import { useWishKey } from '../parts/use-wish-key.ts'

interface Props {
  /** Settings of the brand. */
  readonly record: RecordDetail
  readonly onDone: () => void
}

const LABELS = { zh_HK: 'nameZh', en_US: 'nameEn' } as const

/** Gives the shop its name in both languages, by a save of the settings. */
export function NameStep({ record: { code, base, line }, onDone }: Props) {
  const t = useTranslations('editor.start')
  const before = 'shopName' in line ? (line.shopName as BothTexts | undefined) : undefined
  const [name, setName] = useState<BothTexts>(before ?? { zh_HK: '', en_US: '' })
  const [isMissing, setMissing] = useState(false)
  const wishOf = useWishKey()
  const save = useChange('settings.save', { onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = LOCALES.some(locale => name[locale].trim() === '')
    setMissing(lacks)
    if (lacks) return
    const changes = before
      ? LOCALES.filter(locale => name[locale] !== before[locale]).map(locale => ({
          path: `shopName.${locale}`,
          before: before[locale],
          after: name[locale],
        }))
      : [{ path: 'shopName', after: name }]
    if (changes.length === 0) return onDone()
    save.start({ wish: wishOf([base, changes]), code, base, changes })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('nameText')}</p>
      {LOCALES.map((locale, at) => (
        <TextField
          key={locale}
          ref={at === 0 ? focusOnMount : undefined}
          label={t(LABELS[locale])}
          maxLength={40}
          value={name[locale]}
          onChange={event => setName({ ...name, [locale]: event.target.value })}
          aria-required
        />
      ))}
      {isMissing && <Notice tone="error">{t('nameMissing')}</Notice>}
      {!isMissing && save.error && <Notice tone="error">{save.error.message}</Notice>}
      <div className={styles.ways}>
        <Button variant="line" onClick={onDone}>
          {t('later')}
        </Button>
        <Button type="submit" isLoading={save.isPending}>
          {t('next')}
        </Button>
      </div>
    </form>
  )
}
