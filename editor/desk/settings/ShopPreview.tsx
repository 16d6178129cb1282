import { isLocale, LOCALES, type Locale } from '#locales/locale.ts'
import { Select } from '#ui/select/Select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import type { FormPartProps } from '../collections/screen-props.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { DrawnPage, type Width, WIDTHS } from '../parts/DrawnPage.tsx'
import styles from '../parts/DrawnPage.module.css'
import { useRested } from '../parts/use-rested.ts'

const PAGES = ['home', 'product'] as const
type Page = (typeof PAGES)[number]

interface View {
  readonly page: Page
  readonly locale: Locale
  readonly width: Width
}

/** Rest after which what is typed is drawn. Milliseconds. */
const REST_MS = 1000

/** Home and product page of the shop with the settings as they are typed. */
export function ShopPreview({ code, values }: Pick<FormPartProps, 'code' | 'values'>) {
  const t = useTranslations('editor.shopSettings.preview')
  const { operations, uiLocale } = useEnvironment()
  const [view, setView] = useState<View>({ page: 'home', locale: uiLocale, width: 'phone' })
  const settled = useRested(values, REST_MS)
  const { page, locale, width } = view
  const question = { line: { ...settled, code: code as 'brand' }, page, locale } // a subject of the settings
  const { data, error, isFetching } = useQuery({
    queryKey: [...readKey('settings.preview'), question],
    queryFn: () => operations.ask('settings.preview', question),
    placeholderData: before => before,
    retry: false,
    // Large, and out of date with the next letter.
    gcTime: 0,
  })
  return (
    <DeskSection title={t('title')}>
      <p className={styles.state}>{t('text')}</p>
      <Choices view={view} onChange={more => setView({ ...view, ...more })} />
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

interface ChoicesProps {
  readonly view: View
  readonly onChange: (more: Partial<View>) => void
}

function Choices({ view, onChange }: ChoicesProps) {
  const t = useTranslations('editor.shopSettings.preview')
  const languages = useTranslations('editor.language')
  return (
    <div className={styles.choices}>
      <Select
        label={t('page')}
        value={view.page}
        choices={PAGES.map(value => ({ value, label: t(value) }))}
        onChoose={page => onChange({ page })}
      />
      <Select
        label={t('language')}
        value={view.locale}
        choices={LOCALES.map(value => ({ value, label: languages(value) }))}
        onChoose={locale => isLocale(locale) && onChange({ locale })}
      />
      <Select
        label={t('width')}
        value={view.width}
        choices={WIDTHS.map(value => ({ value, label: t(value) }))}
        onChoose={width => onChange({ width })}
      />
    </div>
  )
}
