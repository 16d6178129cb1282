import type { HeldSetting } from '#desk/settings/setting-shapes.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useOperation } from '../../kit/operations.ts'
import type { FormPartProps } from '../collections/screen-props.ts'
import { useFieldWords } from '../collections/use-field-words.ts'
import { DeskSection, Facts } from '../parts/DeskSection.tsx'

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values without parts, each with its path. */
const leavesOf = (path: string, value: unknown): readonly (readonly [path: string, value: unknown])[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([name, part]) => leavesOf(`${path}.${name}`, part))
    : [[path, value]]

/** Beside the form of a subject: what holds now, from the form, the environment, or as every shop has it. */
export function HeldSettings({ collection, code }: FormPartProps) {
  const t = useTranslations('editor.shopSettings')
  const words = useFieldWords(collection.name)
  const { data = [] } = useOperation('settings.held', {})
  const own = data.filter(({ subject }) => subject === code)
  const said = (path: string, value: unknown) =>
    Array.isArray(value) ? value.map(each => words.value(each, path)).join(', ') : words.value(value, path)
  return (
    <DeskSection title={t('held')}>
      {own.some(({ variable }) => variable !== null) && <Locked settings={own} nameOf={words.name} />}
      <Facts
        rows={own.flatMap(({ field, value }) =>
          leavesOf(field, value).map(([path, leaf]) => [words.name(path), said(path, leaf)] as const),
        )}
      />
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
