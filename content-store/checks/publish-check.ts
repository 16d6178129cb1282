import { type AnyBlock, mayNest } from '#blocks/page/define-block.ts'
import { normaliseOptions } from '#blocks/page/normalise.ts'
import { type Component, MAX_COMPONENTS, MAX_DEPTH, type PageType } from '#blocks/page/page.ts'
import type { PageContent, PublishProblem } from '../client/types.ts'
import { blockErrors } from '#blocks/page/block-errors.ts'
import { checkBlock, joinQuestions, questionsOf } from '#blocks/page/checks/block-checks.ts'
import type { CheckCode, Found, ShopQuestions, Surroundings } from '#blocks/page/checks/check.ts'
import {
  anchorsOf,
  checkHeadings,
  checkWeight,
  type FoundIn,
  headingsOf,
  picturesOf,
  type ShownBlock,
} from '#blocks/page/checks/page-checks.ts'
import { fitsType, type PagePlace } from '../page/page-path.ts'
import { eachComponent } from '../stored/page-schema.ts'

interface Check {
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/** A problem of the page itself, which belongs to no block. */
const ofPage = (problem: PublishProblem['problem'], path: string, message: string): PublishProblem => ({
  severity: 'error',
  blockId: '',
  code: '',
  problem,
  path,
  message,
})

/** A page whose path the storefront never requests would be live but unreachable. Source: LO-02. */
export const placeProblems = ({
  path,
  type,
}: Pick<PagePlace, 'path'> & { readonly type: PageType }): PublishProblem[] =>
  fitsType(path, type) ? [] : [ofPage('unservedPath', 'path', path)]

/** Slots a component may name: its block's own at the root, otherwise its parent's; `undefined` when the parent is unknown. */
type Slots = 'root' | readonly string[] | undefined

function componentProblems(component: Component, { findBlock, now }: Check, slots: Slots): PublishProblem[] {
  const { id, code, section, childComponents } = component
  const problem = (kind: PublishProblem['problem'], path: string, message: string): PublishProblem => ({
    severity: 'error',
    blockId: id,
    code,
    problem: kind,
    path,
    message,
  })
  const block = findBlock(code)
  const childSlots = block?.childSlots.length ? block.childSlots : undefined
  const children = childComponents.flatMap(child => componentProblems(child, { findBlock, now }, childSlots))
  if (!block) return [problem('unknownBlock', '', code), ...children]

  const allowed = slots === 'root' ? block.slots : slots
  return [
    ...(allowed?.some(slot => slot === section) === false || (slots !== 'root' && slots && !mayNest(block))
      ? [problem('unknownSlot', '', section)]
      : []),
    ...(childComponents.length > 0 && !childSlots ? [problem('noSlots', '', code)] : []),
    ...blockErrors(block, component, now).map(error => problem(error.problem, error.path, error.message)),
    ...children,
  ]
}

/** Why a draft cannot be published, in page order; empty when it can. Shown to operators only. Source: LO-22. */
export function publishProblems(content: PageContent, check: Check): PublishProblem[] {
  const all = [...eachComponent(content.components)]
  const tooDeep = all
    .filter(({ level }) => level === MAX_DEPTH + 1)
    .map(({ component: { id, code } }) => ({
      severity: 'error' as const,
      blockId: id,
      code,
      problem: 'tooDeep' as const,
      path: '',
      message: String(MAX_DEPTH),
    }))
  return [
    ...(content.title.trim() === '' ? [ofPage('missingTitle', 'title', '')] : []),
    ...(all.length > MAX_COMPONENTS
      ? [ofPage('tooManyComponents', 'components', String(MAX_COMPONENTS))]
      : []),
    ...tooDeep,
    ...content.components.flatMap(component => componentProblems(component, check, 'root')),
  ]
}

type FindBlock = Check['findBlock']

/** Each block that shoppers see, with complete options, in page order; blocks in closed slots stay in the draft. */
function* shownBlocks(components: readonly Component[], findBlock: FindBlock): Generator<ShownComponent> {
  for (const component of components) {
    const block = findBlock(component.code)
    const { options } = block ? normaliseOptions(block, component) : {}
    if (!block || options === undefined) continue
    yield { id: component.id, block, options, component }
    const open: readonly string[] = block.openSlots(options)
    const inside = component.childComponents.filter(({ section }) => open.includes(section))
    yield* shownBlocks(inside, findBlock)
  }
}

interface ShownComponent extends ShownBlock {
  readonly component: Component
}

/** Questions to the shop before a draft can be judged. */
export const draftQuestions = (content: PageContent, findBlock: FindBlock): ShopQuestions =>
  joinQuestions(
    [...shownBlocks(content.components, findBlock)].map(({ block, options }) => questionsOf(block, options)),
  )

interface WarningCheck extends Omit<Surroundings, 'anchors'> {
  readonly findBlock: FindBlock
  /** Texts whose other language changed since. */
  readonly stale?: readonly FoundIn[]
}

/** Findings for an operator before publishing, in page order. Source: LO-22. */
export function publishWarnings(
  content: PageContent,
  { findBlock, stale = [], ...given }: WarningCheck,
): PublishProblem[] {
  const shown = [...shownBlocks(content.components, findBlock)]
  const around = { ...given, anchors: anchorsOf(shown) }
  const ofPageAsWhole = [
    ...checkHeadings(shown.map(one => ({ id: one.id, headings: headingsOf(one) }))),
    ...checkWeight(
      shown.map(one => ({ id: one.id, pictures: picturesOf(one) })),
      around,
    ),
    ...stale,
  ]
  return shown.flatMap(({ id, block, options }) =>
    [...checkBlock(block, options, around), ...ofPageAsWhole.filter(one => one.id === id)].map(one =>
      asWarning(id, block.code, one),
    ),
  )
}

/** Findings about the page itself. */
export const warningOfPage = (problem: CheckCode, detail: string): PublishProblem =>
  asWarning('', '', { problem, path: [], detail })

/** A finding as operators read it. */
export const asWarning = (
  blockId: string,
  code: string,
  { problem, path, detail }: Found,
): PublishProblem => ({
  severity: 'warning',
  blockId,
  code,
  problem,
  path: path.join('.'),
  detail,
  message: detail,
})
