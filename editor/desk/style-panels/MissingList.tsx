import type { StyleProduct } from '#desk/styles/listed-style.ts'
import { valuesIn } from '#api/rules/issue-problem.ts'
import { useDeferredValue, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import type { MissingEntry } from './missing-groups.ts'
import styles from './panels.module.css'
import { useMissing } from './use-missing.ts'

type Line = StyleProduct['line']

interface Props {
  /** Products of the style, saved or not. */
  readonly lines: readonly Line[]
  /** Leads to a field of a product. */
  readonly onGo: (code: string, path: string) => void
}

/** What the style lacks for sale, beside Save: each entry leads to its field. */
export function MissingList({ lines, onGo }: Props) {
  const t = useTranslations('editor.stylePanels.missing')
  // A letter typed must not wait for the list.
  const settled = useDeferredValue(lines)
  const groups = useMissing(settled)
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <DeskSection title={t('title')}>
      <p className={styles.summary} aria-live="polite">
        {t('count', { count })}
      </p>
      {groups.map(({ group, entries }) => (
        <Group key={group} title={t(`groups.${group}`)} isError={group === 'sale'}>
          {entries.map(entry => (
            <Entry
              key={JSON.stringify(entry)}
              entry={entry}
              isAll={entry.codes.length === settled.length}
              onGo={onGo}
            />
          ))}
        </Group>
      ))}
    </DeskSection>
  )
}

interface GroupProps {
  readonly title: string
  readonly isError: boolean
  readonly children: React.ReactNode
}

function Group({ title, isError, children }: GroupProps) {
  const id = useId()
  return (
    <div className={styles.group} data-tone={isError ? 'error' : 'warning'}>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

interface EntryProps extends Pick<Props, 'onGo'> {
  readonly entry: MissingEntry
  /** True if it concerns every product of the style. */
  readonly isAll: boolean
}

function Entry({ entry: { key, path, codes, values }, isAll, onGo }: EntryProps) {
  const t = useTranslations('editor.stylePanels.findings')
  const { uiLocale } = useEnvironment()
  return (
    <li>
      <button type="button" className={styles.entry} onClick={() => onGo(codes[0], path)}>
        {t(key, valuesIn(values, uiLocale))} {!isAll && <small>{codes.join(', ')}</small>}
      </button>
    </li>
  )
}
