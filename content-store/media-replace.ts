import { randomUUID } from 'node:crypto'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { MediaReplaced } from './client/media.ts'
import type { Bag, Operation } from './client/model/operations.ts'
import { fromPage } from './client/model/page-content.ts'
import type { PageMeta } from './client/model/page-tree.ts'
import type { PageStep } from './client/model/steps.ts'
import { takingBack } from './client/model/taking-back.ts'
import type { Draft, Operator } from './client/types.ts'
import type { FindUses } from './media-uses.ts'
import type { PageEditing } from './pages.ts'
import type { PageRepository } from './repository.ts'

const BAGS: readonly Bag[] = ['options', 'values', 'style']

/** The same value with another address wherever it names the picture, inside formatted text too. */
export function withAddress(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(addressOf(from), to)
  if (Array.isArray(value)) return value.map(inner => withAddress(inner, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withAddress(inner, from, to)]))
}

/** The address as a whole, not the beginning of a longer one. */
const addressOf = (url: string) => new RegExp(`${url.replaceAll('.', '\\.')}(?![\\w-])`, 'g')

function changesIn(values: object, from: string, to: string): Record<string, unknown> {
  const changed = Object.entries(values).filter(([, value]) =>
    addressOf(from).test(JSON.stringify(value) ?? ''),
  )
  return Object.fromEntries(changed.map(([key, value]) => [key, withAddress(value, from, to)]))
}

interface Parts {
  readonly repository: Pick<PageRepository, 'heads' | 'find' | 'log'>
  readonly findBlock: (code: string) => AnyBlock | undefined
  readonly sendSteps: PageEditing['sendSteps']
  readonly findUses: FindUses
}

/** Puts one picture in the place of another in the drafts of all pages, as steps of their logs. */
export function createMediaReplacing({ repository, findBlock, sendSteps, findUses }: Parts) {
  const treeOf = (draft: Draft) =>
    fromPage(
      draft,
      code => findBlock(code)?.childSlots,
      id => `${id}-again`,
    )

  function operationsFor(draft: Draft, from: string, to: string): readonly Operation[] {
    const { nodes, meta } = treeOf(draft)
    const ofBlocks = [...nodes.values()].flatMap(node =>
      BAGS.flatMap((bag): readonly Operation[] => {
        const set = changesIn(node[bag], from, to)
        return Object.keys(set).length > 0 ? [{ kind: 'edit', id: node.id, bag, set, unset: [] }] : []
      }),
    )
    // The very same keys with values of the same kind.
    const set = changesIn(meta, from, to) as Partial<PageMeta>
    return Object.keys(set).length > 0 ? [...ofBlocks, { kind: 'meta', set }] : ofBlocks
  }

  /** Sends a step on the draft as it is; whether it was taken. */
  async function send(actor: Operator, key: string, draft: Draft, step: Omit<PageStep, 'id' | 'label'>) {
    if (step.operations.length === 0 && step.takes === undefined) return false
    const steps = [{ ...step, id: randomUUID(), label: 'edit' } as const]
    const { status } = await sendSteps(actor, key, { base: draft.revision, steps })
    return status === 200
  }

  return {
    /** What follows the other language in a shared option has changed there already when its turn comes. */
    replace: async (actor: Operator, from: string, to: string): Promise<MediaReplaced> => {
      const gesture = `replace ${randomUUID()}`
      const drafts = (await findUses(from)).filter(({ where }) => where === 'draft')
      for (const { key } of drafts) {
        const page = await repository.find(key)
        if (page)
          await send(actor, key, page.draft, { gesture, operations: operationsFor(page.draft, from, to) })
      }
      const left = await findUses(from)
      const isLeft = new Set(left.filter(({ where }) => where === 'draft').map(({ key }) => key))
      return { gesture, left, changed: drafts.filter(({ key }) => !isLeft.has(key)) }
    },

    /** Takes a replacement back wherever it holds. @returns how many pages changed */
    takeBack: async (actor: Operator, gesture: string): Promise<number> => {
      let changed = 0
      for (const { key } of await repository.heads()) {
        const log = await repository.log(key)
        const done = log.filter(entry => entry.gesture === gesture)
        const page = await repository.find(key)
        const last = done.at(-1)
        if (!page || !last || last.takes === 'back' || last.isMirrored) continue
        const operations = takingBack(treeOf(page.draft), last.operations, last.backward)
        if (await send(actor, key, page.draft, { gesture, takes: 'back', operations })) changed += 1
      }
      return changed
    },
  }
}
