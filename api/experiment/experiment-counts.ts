import { hongKongDay } from '#locales/format.ts'
import type { Counted, VariantName } from '../rules/experiment.ts'
import type { CountStore, DayCount, RoundCounts } from './count-store.ts'

/** Counts of one browser for a variant. */
export interface Count {
  readonly experiment: string
  readonly revision: number
  readonly variant: VariantName
  readonly kinds: readonly Counted[]
}

/**
 * Counts of tests, collected in memory and written together. What a process has not written when it crashes is lost: some seconds of
 * counts, alike for all variants.
 */
export interface ExperimentCounts {
  readonly count: (count: Count, now: number) => void
  /** Writes the collected counts. Rejects when the database fails; the counts are then kept for the next call. */
  readonly flush: () => Promise<void>
  /** The counts of a round, including this process's latest. */
  readonly of: (experiment: string, revision: number) => Promise<RoundCounts>
}

const keyOf = ({ experiment, revision, variant, kind, day }: DayCount) =>
  `${experiment} ${revision} ${variant} ${kind} ${day}`

export function createExperimentCounts(store: CountStore): ExperimentCounts {
  let waiting = new Map<string, DayCount>()
  const collect = (one: DayCount) => {
    const key = keyOf(one)
    waiting.set(key, { ...one, count: one.count + (waiting.get(key)?.count ?? 0) })
  }
  const flush = async () => {
    // In the same order in every process, or two could wait for each other's rows.
    const counts = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
    waiting = new Map()
    try {
      await store.add(counts)
    } catch (error) {
      counts.forEach(collect)
      throw error
    }
  }
  return {
    count({ kinds, ...of }, now) {
      const day = hongKongDay(now)
      for (const kind of new Set(kinds)) collect({ ...of, kind, day, count: 1 })
    },
    flush,
    async of(experiment, revision) {
      await flush()
      return store.of(experiment, revision)
    },
  }
}
