import { isLocale, LOCALES } from '#locales/locale.ts'
import { Select } from '#ui/select/Select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import type { Given } from '../../kit/operation-client.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { DrawnPage, type Width, WIDTHS } from '../parts/DrawnPage.tsx'
import styles from '../parts/DrawnPage.module.css'
import { useAsked } from '../parts/use-asked.ts'

/** The shop's header with entries as they are moved, before they are saved. */
export function MenuPreview({ moves }: Pick<Given<'menus.preview'>, 'moves'>) {
  const t = useTranslations('editor.menus.preview')
  const words = useTranslations('editor.shopSettings.preview')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const [locale, setLocale] = useState(uiLocale)
  const [width, setWidth] = useState<Width>('desktop')
  const { data, error, isFetching } = useAsked('menus.preview', { moves, locale })
  return (
    <DeskSection title={t('title')}>
      <p className={styles.state}>{t('text')}</p>
      <div className={styles.choices}>
        <Select
          label={words('language')}
          value={locale}
          choices={LOCALES.map(value => ({ value, label: languages(value) }))}
          onChoose={value => isLocale(value) && setLocale(value)}
        />
        <Select
          label={words('width')}
          value={width}
          choices={WIDTHS.map(value => ({ value, label: words(value) }))}
          onChoose={setWidth}
        />
      </div>
      <DrawnPage
        title={t('frame')}
        width={width}
        html={data?.html}
        error={error}
        isFetching={isFetching}
        drawing={t('drawing')}
      />
    </DeskSection>
  )
}
