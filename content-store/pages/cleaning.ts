import type { AnyBlock } from '#blocks/page/define-block.ts'
import { type Component } from '#blocks/page/page.ts'
import { type StepParts } from '../log/page-steps.ts'
import { sanitiseOptions } from '../checks/sanitise.ts'

/** Facts of blocks and synced sections for applying steps. */
export const createStepParts = (
  { findBlock, sanitise }: Cleaner,
  sectionAt: NonNullable<StepParts['sectionAt']>,
): StepParts => ({
  findBlock,
  cleanOptions: (code, options) => {
    const block = findBlock(code)
    return block ? sanitiseOptions(block, options, sanitise) : options
  },
  sectionAt,
})

export interface Cleaner {
  readonly findBlock: (code: string) => AnyBlock | undefined
  readonly sanitise: (html: string) => string
}

/** Components with their rich text cleaned; those of unknown blocks stay as they are. Source: LO-21, LO-48. */
export const cleanComponents = (components: readonly Component[], cleaner: Cleaner): Component[] =>
  components.map(component => {
    const block = cleaner.findBlock(component.code)
    return {
      ...component,
      options: block ? sanitiseOptions(block, component.options, cleaner.sanitise) : component.options,
      childComponents: cleanComponents(component.childComponents, cleaner),
    }
  })
