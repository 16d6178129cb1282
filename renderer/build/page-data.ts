import type { DataNeed } from '#api/client/data-need.ts'
import type { DataContext } from '#blocks/page/define-block.ts'
import type { CompiledBlock } from '../source/compile-page.ts'

/** A failed data need; the block shows without it and only the log reports it. Source: L-172. */
export type ReportDataFailure = (
  error: unknown,
  at: { readonly blockId: string; readonly need: string },
) => void

export interface BlockData {
  /** Props of the view. */
  readonly values: Readonly<Record<string, unknown>>
  /** Which query each value came from. */
  readonly keys: Readonly<Record<string, string>>
}

const NOTHING: BlockData = { values: {}, keys: {} }

/**
 * Answers every data need of a page at once: equal needs are requested once, and the API client batches.
 * @param onWaited receives how long a block waited for its data; blocks with the same need wait together
 * @returns data by block id, nested blocks included
 */
export async function loadData(
  blocks: readonly CompiledBlock[],
  context: DataContext,
  report: ReportDataFailure,
  onWaited: (blockId: string, ms: number) => void = () => undefined,
): Promise<ReadonlyMap<string, BlockData>> {
  const start = performance.now()
  const answers = new Map<string, Promise<unknown>>()
  const ask = (need: DataNeed, at: { blockId: string; need: string }) => {
    const key = JSON.stringify(need.queryKey)
    let answer = answers.get(key)
    if (!answer) answers.set(key, (answer = need.queryFn().catch(error => void report(error, at))))
    return { key, answer }
  }
  const pending = flatten(blocks).map(async ({ id, block, options }): Promise<[string, BlockData]> => {
    const asked = Object.entries(
      needsOf(block.data, options, context, error => report(error, { blockId: id, need: '' })),
    ).map(([name, need]) => ({ name, ...ask(need, { blockId: id, need: name }) }))
    if (asked.length === 0) return [id, NOTHING]
    const values = await Promise.all(asked.map(async ({ name, answer }) => [name, await answer] as const))
    onWaited(id, performance.now() - start)
    return [
      id,
      {
        values: Object.fromEntries(values),
        keys: Object.fromEntries(asked.map(({ name, key }) => [name, key])),
      },
    ]
  })
  return new Map(await Promise.all(pending))
}

function needsOf(
  data: CompiledBlock['block']['data'],
  options: unknown,
  context: DataContext,
  report: (error: unknown) => void,
): Record<string, DataNeed> {
  try {
    return data(options, context)
  } catch (error) {
    report(error)
    return {}
  }
}

/** Blocks and those standing in their slots. */
export const flatten = (blocks: readonly CompiledBlock[]): CompiledBlock[] =>
  blocks.flatMap(block => [block, ...flatten(Object.values(block.slots).flat())])
