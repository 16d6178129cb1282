import { type BothTexts, LOCALES } from '#locales/locale.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import styles from '../../kit/parts/screen.module.css'

type Names = BothTexts

interface Props {
  readonly title: string
  readonly text: string
  readonly names?: Names
  readonly error: Error | null
  readonly isSaving: boolean
  readonly onSave: (names: Names) => void
  readonly onClose: () => void
}

/** Asks for the name of a section or template in both languages. */
export function NameForm({
  title,
  text,
  names = { zh_HK: '', en_US: '' },
  error,
  isSaving,
  onSave,
  onClose,
}: Props) {
  const t = useTranslations('editor.saved')
  const [typed, setTyped] = useState(names)
  const [hasTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (LOCALES.every(locale => typed[locale].trim() !== '')) onSave(typed)
  }
  return (
    <Dialog isOpen size="form" title={title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <p>{text}</p>
        {LOCALES.map(locale => (
          <TextField
            key={locale}
            label={t(`nameIn.${locale}`)}
            value={typed[locale]}
            maxLength={80}
            aria-required
            onChange={({ target }) => setTyped({ ...typed, [locale]: target.value })}
            error={hasTried && typed[locale].trim() === '' ? t('noName') : undefined}
          />
        ))}
        {error && <Notice tone="error">{error.message}</Notice>}
        <div className={styles.formFoot}>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isLoading={isSaving}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
