import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import { useBlockTexts } from './block-texts.ts'
import { useInspector, useProblems, useWarnings } from './context.ts'
import { type Control, type FormNode, nodeAt } from './form/form-schema.ts'
import { pathKey } from './form/option-path.ts'
import { useHint } from './use-hint.ts'
import { problemsUnder } from './use-problems.ts'

/** Texts around a field: its name, its hint and what is wrong with it. */
export interface FieldState {
  readonly node: FormNode | undefined
  readonly label: string
  readonly hint: string | undefined
  readonly problems: readonly string[]
  /** Findings for the operator. */
  readonly warnings: readonly string[]
}

/** Controls whose parts show what is wrong with them. */
const PARTED: readonly Control[] = ['list', 'shapes', 'week']

/** Lists, shapes and plain objects show only what concerns themselves: their fields tell the rest. */
const showsInsides = (node: FormNode | undefined) =>
  node?.control !== undefined && !PARTED.includes(node.control)

export function useFieldState(path: OptionPath): FieldState {
  const { code, form } = useInspector()
  const texts = useBlockTexts(code)
  const hint = useHint(code)
  const problems = useProblems()
  const warnings = useWarnings()
  const node = nodeAt(form, path)
  const key = pathKey(path)
  return {
    node,
    label: texts.label(path),
    hint: hint(path, node),
    problems: showsInsides(node) ? problemsUnder(problems, key) : (problems.get(key) ?? []),
    warnings: showsInsides(node) ? problemsUnder(warnings, key) : (warnings.get(key) ?? []),
  }
}

export const labelId = (id: string) => `${id}-label`
export const hintId = (id: string) => `${id}-hint`
export const warningId = (id: string) => `${id}-warning`
export const problemId = (id: string) => `${id}-problem`

/** `aria-describedby` of a field, naming only what is there. */
export const describedBy = (id: string, { hint, problems, warnings }: FieldState) =>
  [hint && hintId(id), problems.length > 0 && problemId(id), warnings.length > 0 && warningId(id)]
    .filter(Boolean)
    .join(' ') || undefined
