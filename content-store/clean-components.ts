import type { AnyBlock } from '#blocks/page/define-block.ts'
import { sanitiseOptions } from './sanitise.ts'
import type { Component } from '#blocks/page/page.ts'

interface Cleaner {
  readonly findBlock: (code: string) => AnyBlock | undefined
  readonly sanitise: (html: string) => string
}

/** Components with their rich text cleaned; those of unknown blocks are kept as they are. Source: LO-21, LO-48. */
export const cleanComponents = (components: readonly Component[], cleaner: Cleaner): Component[] =>
  components.map(component => {
    const block = cleaner.findBlock(component.code)
    return {
      ...component,
      options: block ? sanitiseOptions(block, component.options, cleaner.sanitise) : component.options,
      childComponents: cleanComponents(component.childComponents, cleaner),
    }
  })
