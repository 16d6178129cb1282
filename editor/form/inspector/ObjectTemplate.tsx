import { type OptionPath, isRecord } from '#blocks/page/options/option-tree.ts'
import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import type { FieldHints } from '#blocks/page/option-fields.ts'
import { type ReactNode, useState } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBlockTexts } from './block-texts.ts'
import { useInspector, useProblems } from './context.ts'
import styles from './Inspector.module.css'
import { nodeAt } from './form/form-schema.ts'
import { pathKey } from './form/option-path.ts'
import { isVisible } from '#blocks/page/visible-when.ts'
import { useOpenOnRequest } from './use-open-on-request.ts'
import { problemsUnder } from './use-problems.ts'

type Group = NonNullable<FieldHints['group']>

/** Sections in the order operators work: what it says, what it does, how it looks. */
const GROUPS: readonly Group[] = ['content', 'text', 'video', 'countdown', 'behaviour', 'look']

/** Open or shut as the operator last left it, for all blocks of a session. */
const isGroupOpen = new Map<Group, boolean>([['look', false]])

/** The fields of an object: those its other options allow, by section. Source: LO-15, L-185. */
export function ObjectTemplate({ properties, formData, fieldPathId }: ObjectFieldTemplateProps) {
  const { form } = useInspector()
  const path: OptionPath = fieldPathId.path
  const node = nodeAt(form, path)
  const siblings = isRecord(formData) ? formData : {}
  const shown = properties.filter(({ name }) => {
    const child = node?.properties?.[name]
    return child && isVisible(child.hints.visibleWhen, siblings)
  })
  const groupOf = (name: string): Group => node?.properties?.[name]?.hints.group ?? 'content'
  const sections = GROUPS.map(group => ({
    group,
    fields: shown.filter(({ name }) => groupOf(name) === group),
  })).filter(({ fields }) => fields.length > 0)
  // A few options under one name, like a text with its size and colour: headings would be more than there is to say.
  const isSmall = typeof path.at(-1) === 'string' && shown.length <= 4
  if (isSmall) return <div className={styles.fields}>{shown.map(({ content }) => content)}</div>
  return (
    <div className={styles.fields}>
      {sections.map(({ group, fields }) =>
        group === 'content' || sections.length === 1 ? (
          <div key={group} className={styles.fields}>
            {fields.map(({ content }) => content)}
          </div>
        ) : (
          <Section
            key={group}
            group={group}
            paths={fields.map(({ name }) => pathKey([...path, name]))}
            isNested={path.length > 0}
          >
            {fields.map(({ content }) => content)}
          </Section>
        ),
      )}
    </div>
  )
}

interface SectionProps {
  readonly group: Group
  /** Options inside, to count their problems and to open when the editor points at one. */
  readonly paths: readonly string[]
  readonly isNested: boolean
  readonly children: ReactNode
}

function Section({ group, paths, isNested, children }: SectionProps) {
  const { code } = useInspector()
  const t = useTranslations('editor.inspector')
  const texts = useBlockTexts(code)
  const problems = useProblems()
  const [isOpen, setOpen] = useState(isGroupOpen.get(group) ?? true)
  const count = paths.reduce((sum, path) => sum + problemsUnder(problems, path).length, 0)
  useOpenOnRequest(paths, () => setOpen(true))
  return (
    <Disclosure
      className={styles.section ?? ''}
      isExpanded={isOpen}
      onExpandedChange={open => {
        isGroupOpen.set(group, open)
        setOpen(open)
      }}
    >
      <Heading level={isNested ? 4 : 3} className={styles.sectionHeading ?? ''}>
        <Button slot="trigger" className={styles.sectionButton ?? ''}>
          <ChevronRight aria-hidden="true" size={16} />
          {texts.group(group)}{' '}
          {count > 0 && <span className={styles.count}>{t('problemCount', { count })}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.sectionPanel ?? ''}>
        <div className={styles.fields}>{isOpen && children}</div>
      </DisclosurePanel>
    </Disclosure>
  )
}
