import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { sanitiseOptions } from '../checks/sanitise.ts'
import type { StepParts } from '../log/clean-operation.ts'

export interface Cleaner {
  readonly findBlock: (code: string) => AnyBlock | undefined
  readonly sanitise: (html: string) => string
}

/** Options with their rich text cleaned; those of unknown blocks stay as they are. Source: LO-21, LO-48. */
const cleaning =
  ({ findBlock, sanitise }: Cleaner): StepParts['cleanOptions'] =>
  (code, options) => {
    const block = findBlock(code)
    return block ? sanitiseOptions(block, options, sanitise) : options
  }

/** Facts of blocks for applying steps. */
export const createStepParts = (cleaner: Cleaner): StepParts => ({
  findBlock: cleaner.findBlock,
  cleanOptions: cleaning(cleaner),
})

/** Components with their options cleaned, at every level. */
export const cleanComponents = (components: readonly Component[], cleaner: Cleaner): Component[] => {
  const cleanOptions = cleaning(cleaner)
  const cleaned = (each: readonly Component[]): Component[] =>
    each.map(component => ({
      ...component,
      options: cleanOptions(component.code, component.options),
      childComponents: cleaned(component.childComponents),
    }))
  return cleaned(components)
}
