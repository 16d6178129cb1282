import type { Node } from '../model/page-tree.ts'
import { useMessages } from 'use-intl'

interface BlockWords {
  readonly name?: string
  readonly description?: string
  readonly presets?: Readonly<Record<string, string | undefined>>
}

/** Texts of the `blocks` catalogue by code; a block the catalogue does not name goes by its code. */
export function useBlockWords() {
  const { blocks } = useMessages() as { blocks?: Readonly<Record<string, BlockWords | undefined>> } // keyed by code
  return (code: string): BlockWords => (blocks && Object.hasOwn(blocks, code) ? (blocks[code] ?? {}) : {})
}

/** What a block on the page is called: by its operator, else by its kind. */
export function useBlockName() {
  const words = useBlockWords()
  return ({ name, code }: Pick<Node, 'name' | 'code'>) => name || words(code).name || code
}
