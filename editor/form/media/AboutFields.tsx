import { useTranslations } from 'use-intl'
import type { MediaItem } from '#content-store/client/media.ts'
import { formatDateTime } from '#locales/format.ts'
import { LOCALES } from '#locales/locale.ts'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './media.module.css'
import { useMediaFacts } from './use-media-facts.ts'
import type { useMediaForm } from './use-media-form.ts'

interface Props {
  readonly item: MediaItem
  readonly form: ReturnType<typeof useMediaForm>
}

/** Facts of a picture, and its name, descriptions and tags. */
export function AboutFields({ item, form: { fields, set, isNamed } }: Props) {
  const t = useTranslations('editor.media')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const { facts } = useMediaFacts()
  const isDeleted = item.deletedAt !== null
  return (
    <>
      <p className={styles.note}>
        {facts(item)}
        <br />
        {t('added', { at: formatDateTime(item.uploadedAt, uiLocale), by: item.uploadedBy })}
      </p>
      <TextField
        label={t('name')}
        value={fields.name}
        isRequired
        disabled={isDeleted}
        maxLength={200}
        error={isNamed ? undefined : t('nameMissing')}
        onChange={event => set({ name: event.target.value })}
      />
      {LOCALES.map(locale => (
        <TextField
          key={locale}
          label={t('altIn', { language: languages(locale) })}
          hint={locale === LOCALES[0] ? t('altHint') : undefined}
          value={fields.alt[locale]}
          disabled={isDeleted}
          maxLength={200}
          onChange={event => set({ alt: { ...fields.alt, [locale]: event.target.value } })}
        />
      ))}
      <TextField
        label={t('tags')}
        hint={t('tagsHint')}
        value={fields.tags}
        disabled={isDeleted}
        onChange={event => set({ tags: event.target.value })}
      />
    </>
  )
}
