import type { StyleProduct } from '#desk/styles/listed-style.ts'
import type { Viewer } from '#api/rules/view-point.ts'
import { isLocale, LOCALES, type Locale } from '#locales/locale.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useViewers } from '../../builder/view/use-viewers.ts'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { DrawnPage, type Width, WIDTHS } from '../parts/DrawnPage.tsx'
import { useRested } from '../parts/use-rested.ts'
import styles from './panels.module.css'
import { shownProduct } from './shown-product.ts'

type Line = StyleProduct['line']

interface Props {
  /** Products of the style, saved or not; at least one. */
  readonly lines: readonly Line[]
}

interface View {
  readonly code: string
  readonly locale: Locale
  readonly width: Width
  readonly viewer: Viewer
  /** Epoch ms; now where it is missing. */
  readonly at: number | undefined
}

/** Rest after which what is typed is drawn. Milliseconds. */
const REST_MS = 1000

/** The page of a product of the style as it is typed, as shoppers would see it. */
export function StylePreview({ lines }: Props) {
  const t = useTranslations('editor.stylePanels.preview')
  const { uiLocale } = useEnvironment()
  const [view, setView] = useState<View>({
    code: '',
    locale: uiLocale,
    width: 'phone',
    viewer: 'visitor',
    at: undefined,
  })
  const settled = useRested(lines, REST_MS)
  const line = settled.find(({ code }) => code === view.code) ?? settled[0]
  const change = (more: Partial<View>) => setView(before => ({ ...before, ...more }))
  if (!line) return null
  return (
    <>
      <p className={styles.summary}>{t('text')}</p>
      <Controls lines={settled} view={{ ...view, code: line.code }} onChange={change} />
      {line.onShelves === false && <Notice tone="warning">{t('offShelf')}</Notice>}
      <Page lines={settled} view={{ ...view, code: line.code }} onChange={change} />
    </>
  )
}

interface ViewProps extends Props {
  readonly view: View
  readonly onChange: (more: Partial<View>) => void
}

function Controls({ lines, view, onChange }: ViewProps) {
  const t = useTranslations('editor.stylePanels.preview')
  const panels = useTranslations('editor.stylePanels')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const viewers = useViewers()
  const nameOf = ({ code, options }: Line) => {
    const [colour] = options?.colour ?? []
    return colour ? `${colour.name[uiLocale]} · ${code}` : code
  }
  return (
    <div className={styles.choices} data-columns>
      <Select
        label={t('product')}
        value={view.code}
        choices={lines.map(line => ({ value: line.code, label: nameOf(line) }))}
        onChoose={code => onChange({ code })}
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
      <Select
        label={panels('viewer')}
        value={view.viewer}
        choices={viewers.map(each => ({ value: each.viewer, label: each.name }))}
        onChoose={viewer => onChange({ viewer })}
      />
      <MomentField
        label={panels('at')}
        hint={panels('atHint')}
        value={view.at}
        onChange={at => onChange({ at })}
      />
    </div>
  )
}

function usePage(lines: readonly Line[], { code, locale, viewer, at }: View) {
  const { operations } = useEnvironment()
  const question = {
    code,
    locale,
    viewer,
    ...(at !== undefined && { at: new Date(at).toISOString() }),
    lines: lines.map(line => ({ ...line })),
  }
  return useQuery({
    queryKey: [...readKey('styles.preview'), question],
    queryFn: () => operations.ask('styles.preview', question),
    placeholderData: before => before,
    retry: false,
    // Large, and out of date with the next letter.
    gcTime: 0,
  })
}

function Page({ lines, view, onChange }: ViewProps) {
  const t = useTranslations('editor.stylePanels.preview')
  const { data, error, isFetching } = usePage(lines, view)
  return (
    <DrawnPage
      title={t('frame', { product: view.code })}
      width={view.width}
      html={data?.html}
      error={error}
      isFetching={isFetching}
      drawing={t('drawing')}
      onLink={pathname => {
        const code = shownProduct(pathname, lines)
        if (code !== undefined) onChange({ code })
      }}
    />
  )
}
