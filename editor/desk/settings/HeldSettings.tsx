import type { HeldSetting } from '#desk/settings/setting-shapes.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { formatRange } from '#locales/format.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import type { FormPartProps } from '../collections/screen-props.ts'
import { isBoth, useFieldWords } from '../collections/use-field-words.ts'
import { DeskSection, Facts } from '../parts/DeskSection.tsx'

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRange = (value: unknown): value is { readonly fewest: number; readonly most: number } =>
  isGroup(value) && 'fewest' in value && 'most' in value

const isNamed = (value: unknown): value is { readonly icon: string } => isGroup(value) && 'icon' in value

/** Beside the form of a subject: what holds now, from the form, the environment, or as every shop has it. */
export function HeldSettings({ collection, code }: FormPartProps) {
  const t = useTranslations('editor.shopSettings')
  const { uiLocale } = useEnvironment()
  const words = useFieldWords(collection.name)
  const { data = [] } = useOperation('settings.held', {})
  const own = data.filter(({ subject }) => subject === code)
  const said = (path: string, value: unknown): ReactNode => {
    if (isRange(value)) return formatRange([value.fewest, value.most], uiLocale)
    if (Array.isArray(value))
      return value
        .map(each => words.value(isNamed(each) ? each.icon : each, isNamed(each) ? `${path}.icon` : path))
        .join(', ')
    if (!isGroup(value) || isBoth(value)) return words.value(value, path)
    return Object.entries(value).map(([name, part]) => (
      <div key={name}>
        {t('part', { name: words.value(name, 'deliveryCountries') })} {said(`${path}.${name}`, part)}
      </div>
    ))
  }
  return (
    <DeskSection title={t('held')}>
      {own.some(({ variable }) => variable !== null) && <Locked settings={own} nameOf={words.name} />}
      <Facts rows={own.map(({ field, value }) => [words.name(field), said(field, value)] as const)} />
    </DeskSection>
  )
}

interface LockedProps {
  readonly settings: readonly HeldSetting[]
  readonly nameOf: (path: string) => string
}

/** Names the settings that the environment gives. */
function Locked({ settings, nameOf }: LockedProps) {
  const t = useTranslations('editor.shopSettings')
  const locked = settings.flatMap(({ field, variable }) => (variable === null ? [] : [{ field, variable }]))
  return (
    <Notice>
      <ul>
        {locked.map(({ field, variable }) => (
          <li key={field}>
            {nameOf(field)}: {t('variable', { variable })}
          </li>
        ))}
      </ul>
      {t('lockedNote')}
    </Notice>
  )
}
