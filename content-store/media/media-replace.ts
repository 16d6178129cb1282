import type { Around } from '../storage/page-effect.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import { randomUUID } from 'node:crypto'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { mapOptions } from '#blocks/page/options/map.ts'
import type { MediaReplaced } from '../client/media.ts'
import type { Bag, Operation } from '../client/model/operations.ts'
import { fromPage } from '../client/page-content.ts'
import type { PageMeta } from '../client/model/page-tree.ts'
import { takingBack } from '../client/draft/taking-back.ts'
import type { Operator } from '#operators/operator.ts'
import { changeDrafts } from '../pages/change-drafts.ts'
import type { FindUses } from './media-uses.ts'
import type { ChangeDraft, DraftStep } from '../pages/page-writing.ts'

const BAGS: readonly Bag[] = ['options', 'values', 'style']

/** Returns the same value with another address wherever it names the picture, inside formatted text too. */
export const withAddress = <Value>(whole: Value, from: string, to: string): Value =>
  mapOptions(undefined, whole, ({ value }) =>
    typeof value === 'string' ? value.replaceAll(addressOf(from), to) : value,
  )

/** The address as a whole, not the beginning of a longer one. */
const addressOf = (url: string) => new RegExp(`${url.replaceAll('.', '\\.')}(?![\\w-])`, 'g')

function changesIn(values: object, from: string, to: string): Record<string, unknown> {
  const before: Record<string, unknown> = { ...values }
  return Object.fromEntries(
    Object.entries(before).flatMap(([key, value]) => {
      const next = withAddress(value, from, to)
      return next === value ? [] : [[key, next]]
    }),
  )
}

interface Parts {
  readonly repository: Pick<PageRepository, 'heads'>
  readonly findBlock: (code: string) => AnyBlock | undefined
  readonly changeDraft: ChangeDraft
  readonly findUses: FindUses
}

/** Replaces one picture by another in the drafts of all pages, as steps of their logs. */
export function createMediaReplacing({ repository, findBlock, changeDraft, findUses }: Parts) {
  const treeOf = ({ draft }: StoredPage) =>
    fromPage(
      draft,
      code => findBlock(code)?.childSlots,
      id => `${id}-again`,
    )

  function operationsFor(page: StoredPage, from: string, to: string): readonly Operation[] {
    const { nodes, meta } = treeOf(page)
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

  /** The step that takes a replacement back on one page; `undefined` where there is nothing to take back. */
  function stepBack({ log, draft }: Around, gesture: string): DraftStep | undefined {
    const since = log.findLastIndex(entry => entry.gesture === gesture && entry.takes === 'back')
    const steps = log.slice(since + 1).filter(entry => entry.gesture === gesture)
    if (!draft || steps.length === 0) return undefined
    const { operations } = takingBack(
      draft,
      steps.flatMap(step => step.operations),
      steps.toReversed().flatMap(({ backward }) => backward),
    )
    return { label: 'edit', gesture, takes: 'back', draft: operations }
  }

  return {
    /** A shared option has already changed in the other language when that page's turn comes. */
    replace: async (actor: Operator, from: string, to: string): Promise<MediaReplaced> => {
      const gesture = `replace ${randomUUID()}`
      const drafts = (await findUses(from)).filter(({ where }) => where === 'draft')
      const keys = drafts.map(({ key }) => key)
      await changeDrafts(changeDraft, actor, keys, page => {
        const operations = operationsFor(page, from, to)
        return operations.length > 0 ? { label: 'edit' as const, gesture, operations } : undefined
      })
      const left = await findUses(from)
      const isLeft = new Set(left.filter(({ where }) => where === 'draft').map(({ key }) => key))
      return { gesture, left, changed: drafts.filter(({ key }) => !isLeft.has(key)) }
    },

    /** Takes a replacement back wherever it holds. @returns how many pages changed, each language counted */
    takeBack: async (actor: Operator, gesture: string): Promise<number> => {
      const heads = await repository.heads()
      const keys = heads.map(({ key }) => key)
      const { changed } = await changeDrafts(changeDraft, actor, keys, (_, around) =>
        stepBack(around, gesture),
      )
      const ids = new Set(heads.flatMap(({ key, id }) => (changed.has(key) ? [id] : [])))
      return heads.filter(({ id }) => ids.has(id)).length
    },
  }
}
