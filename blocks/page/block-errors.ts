import type { AnyBlock } from './define-block.ts'
import { linkTarget } from './link-target.ts'
import { type Finding, migrateOptions, normaliseOptions } from './normalise.ts'
import { type Link, linkSchema } from './option-fields.ts'
import { optionTree, widgetOf } from './options/option-tree.ts'
import { walk } from './options/walk.ts'
import { type Component, styleSchema } from './page.ts'
import { findUnknownPlaceholders } from './stated-settings.ts'
import { isOptionShown } from './visible-when.ts'

/** Something in a block that cannot be published. */
export interface BlockError {
  readonly problem: Finding['problem'] | 'unsafeContent' | 'unknownPlaceholder'
  /** Path of the option; `style.…` for the wrapper; empty for the block itself. */
  readonly path: string
  /** A short key like those of zod issues, or a name; in no language. */
  readonly message: string
}

/** A link of type 0 may hold a plain word: posters send it as an event and follow nothing. Source: LO-27. */
const ADDRESS = /^([^/]*:|\/\/)/

const isUnsafe = (link: Link) =>
  link.value.trim() !== '' && !linkTarget(link) && (link.type !== 0 || ADDRESS.test(link.value.trim()))

/** Paths of links whose target is not allowed (`javascript:` …). Source: LO-27. */
const unsafeLinks = (block: AnyBlock, options: unknown): string[] =>
  [...walk(optionTree(block), options)].flatMap(place => {
    const link = widgetOf(place) === 'link' ? linkSchema.safeParse(place.value).data : undefined
    return link && isUnsafe(link) ? [place.path.join('.')] : []
  })

type Given = Pick<Component, 'id' | 'options' | 'version'> & { readonly style: unknown }

/** Options as the form shows them: in the block's present shape, bad values kept. */
function formOptions(block: AnyBlock, { options, version }: Given): unknown {
  try {
    return migrateOptions(block, { ...options }, version)
  } catch {
    return options // the finding of a failed migration says so
  }
}

/** Returns true if an operator sees the option a problem is about; what is hidden is off in the shop too. */
const showsIn = (block: AnyBlock, component: Given) => {
  const options = formOptions(block, component)
  return ({ path }: BlockError) =>
    isOptionShown(
      block,
      options,
      path.split('.').filter(key => key !== ''),
    )
}

/**
 * Finds what keeps a block's own options and style from being published, at an instant (epoch ms): checks may depend on the time. A
 * countdown may end at most 100 hours ahead. Source: LO-22, L-190, LO-50.
 */
export function blockErrors(block: AnyBlock, component: Given, now: number): readonly BlockError[] {
  const { options, findings } = normaliseOptions(block, component)
  const ofOptions: BlockError[] = [
    ...findings.map(({ problem, path, message }) => ({ problem, path, message })),
    ...(options === undefined ? [] : block.check(options, now)).map(({ path, message }) => ({
      problem: 'invalidOption' as const,
      path: path.join('.'),
      message,
    })),
    // Shoppers would read the name in its braces.
    ...findUnknownPlaceholders(block, options).map(({ path, name }) => ({
      problem: 'unknownPlaceholder' as const,
      path: path.join('.'),
      message: `{${name}}`,
    })),
    ...unsafeLinks(block, options).map(path => ({
      problem: 'unsafeContent' as const,
      path,
      message: 'link',
    })),
  ]
  const ofStyle = (styleSchema.safeParse(component.style).error?.issues ?? []).map(issue => ({
    problem: 'invalidOption' as const,
    path: ['style', ...issue.path].join('.'),
    message: issue.message,
  }))
  return [...ofStyle, ...ofOptions.filter(showsIn(block, component))]
}
