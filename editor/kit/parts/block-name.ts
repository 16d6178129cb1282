import { ROOT_SLOTS } from '#blocks/page/define-block.ts'
import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import { useCallback } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import type { Node } from '#content-store/client/model/page-tree.ts'

interface BlockWords {
  readonly name?: string
  readonly description?: string
  readonly presets?: Readonly<Record<string, string>>
  readonly slots?: Readonly<Record<string, string>>
}

const wordsIn = (blocks: unknown, code: string): BlockWords => {
  const all = blocks as Readonly<Record<string, BlockWords | undefined>> | undefined // keyed by block code
  return (all && Object.hasOwn(all, code) ? all[code] : undefined) ?? {}
}

type Named = Pick<Node, 'name' | 'code'>

/** Name of a block on the page: by its operator, else by its kind, else by its code. */
export const blockNameIn = (blocks: unknown, { name, code }: Named) =>
  name || wordsIn(blocks, code).name || code

/** Texts of the `blocks` catalogue by code. */
export function useBlockWords() {
  const { blocks } = useMessages()
  return (code: string) => wordsIn(blocks, code)
}

/** All a kind of block may be looked for by: its presets, and its names in every language. */
export const otherNames = (code: string): readonly string[] =>
  LOCALES.flatMap(locale => {
    const { name = '', presets = {} } = wordsIn(catalogue[locale].blocks, code)
    return [name, ...Object.values(presets)]
  })

/** Names of blocks in the operator's language. */
export function useBlockName() {
  const { blocks } = useMessages()
  return useCallback((node: Named) => blockNameIn(blocks, node), [blocks])
}

/** The name of a slot, in the operator's language where it has one. */
export function useSlotName() {
  const t = useTranslations('editor.slots')
  const wordsOf = useBlockWords()
  return (name: string, code?: string) => {
    const own = code === undefined ? undefined : wordsOf(code).slots?.[name]
    const root = ROOT_SLOTS.find(slot => slot === name)
    return own ?? (root ? t(root) : name)
  }
}
