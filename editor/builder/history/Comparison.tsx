import { Select } from '#ui/select/Select.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageView } from '../canvas/use-page-view.ts'
import { useEditor } from '../editor-context.ts'
import { StepButton } from '../toolbar/CommandButton.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './history.module.css'
import { TwoStates } from './TwoStates.tsx'
import { useVersion, useVersionTitle } from './use-version.ts'
import { DRAFT, type Version } from './versions.ts'

interface Props {
  readonly version: Version
  readonly versions: readonly Version[]
  readonly onClose: () => void
  /** Operations on the version. */
  readonly children: ReactNode
}

/** A version beside the draft, or beside another version: both rendered, and all that differs. */
export function Comparison({ version, versions, onClose, children }: Props) {
  const t = useTranslations('editor.history')
  const titleOf = useVersionTitle()
  const { session } = useEditor()
  const view = usePageView()
  const [otherKey, setOtherKey] = useState<string>(DRAFT)
  const other = versions.find(({ key }) => key === otherKey)
  const { page: before, error } = useVersion(version)
  const { page: read, error: otherError } = useVersion(other)
  const after = other ? read : session.page
  const failure = error ?? otherError
  return (
    <>
      <section className={styles.head} aria-label={titleOf(version)}>
        <div className={styles.title}>
          <h3>{titleOf(version)}</h3>
          <Select
            label={t('compareWith')}
            value={otherKey}
            onChoose={setOtherKey}
            choices={[
              { value: DRAFT, label: t('draft') },
              ...versions.flatMap(each =>
                each.key === version.key ? [] : [{ value: each.key, label: titleOf(each) }],
              ),
            ]}
          />
          <StepButton name="undo" />
        </div>
        {children}
      </section>
      {failure && <p role="alert">{failure.message}</p>}
      {!failure && (!before || !after) && <p className={styles.quiet}>{t('reading')}</p>}
      {before && after && (
        <TwoStates
          before={before}
          after={after}
          titles={[titleOf(version), titleOf(other)]}
          view={view}
          device={session.store.getState().device}
          onClose={onClose}
        >
          {shown => (
            <ChangeList
              {...shown}
              before={before}
              after={after}
              onCompareWithDraft={other && (() => setOtherKey(DRAFT))}
            />
          )}
        </TwoStates>
      )}
    </>
  )
}
