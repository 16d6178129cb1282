import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { catalogue, type Messages } from '#locales/catalogue.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { usePageName } from '../../kit/page-name.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { type Entry, type Source, SourcesProvider } from '../../kit/find/source.ts'
import { useUiLanguage } from '../../kit/parts/UiLanguage.tsx'
import { useMe } from '../../kit/queries.ts'
import { type DeskScreen, screensFor } from '../frame/screen.ts'
import { useStopAnywhere } from '../promotions/use-stop.ts'
import { DESK_COMMANDS } from './desk-commands.ts'
import { RECORD_SOURCES } from './record-sources.ts'

interface Props {
  readonly screens: readonly DeskScreen[]
  readonly children: ReactNode
}

/** Hands the sources of the desk to what is inside: those that the operator has rights to. */
export function DeskSources({ screens, children }: Props) {
  const { data: operator } = useMe()
  return <SourcesProvider value={useDeskSources(screens, operator)}>{children}</SourcesProvider>
}

function useDeskSources(
  screens: readonly DeskScreen[],
  operator: Operator | null | undefined,
): readonly Source[] {
  const t = useTranslations('editor')
  const { operations, uiLocale } = useEnvironment()
  const language = useUiLanguage()
  const wayToStop = useStopAnywhere()
  const nameOfPage = usePageName()
  const { pathname } = useLocation()
  if (!operator) return []
  const leading = (to: string, label: (messages: Messages, locale: Locale) => string): Entry => ({
    id: `go ${to}`,
    label: label(catalogue[uiLocale], uiLocale),
    also: LOCALES.map(locale => label(catalogue[locale], locale)),
    act: to,
  })
  const entries: readonly Entry[] = [
    ...screensFor(screens, operator).map(({ path, label }) => leading(path, label)),
    ...DESK_COMMANDS.filter(({ right }) => may(operator, right)).flatMap(({ from, label }) => {
      const to = from(pathname)
      return to === undefined ? [] : [leading(to, label)]
    }),
    {
      id: 'language',
      label: language.label,
      detail: language.name,
      also: [language.name],
      act: language.change,
    },
  ]
  const world = { operations, uiLocale, nameOfPage, t, wayToStop }
  return [
    { name: 'screens', heading: t('find.groups.screens'), entries },
    ...RECORD_SOURCES.filter(({ right }) => may(operator, right)).map(({ name, source }) => ({
      name,
      ...source(world),
    })),
  ]
}
