import type { FieldChange } from '#api/rules/line-changes.ts'
import type { StyleDetail } from '#desk/styles/listed-style.ts'
import { memo } from 'react'
import { useOperation } from '../../kit/operations.ts'
import { newerStyleSteps } from '../presence/newer-steps.ts'
import { RecordOthers } from '../presence/RecordOthers.tsx'
import { SavedByOthers } from '../presence/SavedByOthers.tsx'
import { formPath, type StyleValues } from './style-values.ts'
import { useStyleWords } from './use-style-words.ts'

interface Props {
  readonly detail: StyleDetail
  /** Products as they are stored. */
  readonly values: StyleValues
  /** Changes of the form that are not saved. */
  readonly changes: readonly FieldChange[]
}

/** Other operators who have the style open, and what they saved since it was read. */
export const OpenElsewhere = memo(function OpenElsewhere({ detail, values, changes }: Props) {
  const { data: history = [] } = useOperation('styles.history', { style: detail.style })
  const { fields } = useStyleWords(values)
  return (
    <>
      <RecordOthers
        area="styles"
        code={detail.style}
        paths={changes.map(({ path }) => path)}
        nameOf={fields.name}
      />
      <SavedByOthers
        area="styles"
        steps={newerStyleSteps(history, detail)}
        namesOf={step => step.changes.map(({ path }) => fields.name(formPath({ code: step.code, path })))}
      />
    </>
  )
})
