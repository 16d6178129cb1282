import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import type { FieldProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { useInspector } from '../context.ts'
import { describedBy, useFieldState } from '../field-state.ts'
import type { FormNode } from '../form/form-schema.ts'
import { fieldKey } from '../form/option-path.ts'

/** Props of a control: one option, and nothing of the form library around it. */
export interface ControlProps {
  /** For the element that takes focus; the label points at it. */
  readonly id: string
  readonly path: OptionPath
  readonly node: FormNode
  /** As saved, defaults filled in; may be of any shape, since bad values are shown, not dropped (LO-22). */
  readonly value: unknown
  readonly label: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  /** Part of the editing under way; undo takes it back together with what came before. */
  readonly onChange: (value: unknown) => void
  /** A change that is one step of undo by itself: a switch, a choice, a removal. */
  readonly onStep: (value: unknown) => void
}

/** Makes a control a field of the form. */
export function asField(Control: ComponentType<ControlProps>) {
  return function ControlField({ fieldPathId, formData, onChange }: FieldProps) {
    const { gestures } = useInspector()
    const path: OptionPath = fieldPathId.path
    const state = useFieldState(path)
    if (!state.node) return null
    const change = (value: unknown) => onChange(value, fieldPathId.path)
    return (
      <Control
        key={fieldKey(path)}
        id={fieldPathId.$id}
        path={path}
        node={state.node}
        value={formData}
        label={state.label}
        describedBy={describedBy(fieldPathId.$id, state)}
        isInvalid={state.problems.length > 0}
        onChange={change}
        onStep={value => {
          gestures.single()
          change(value)
        }}
      />
    )
  }
}
