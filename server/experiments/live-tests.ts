import type { VariantName } from '#api/rules/experiment.ts'
import { type VariantsOptions, variantsBlock } from '#blocks/content/variants/block.ts'
import { normaliseOptions } from '#blocks/page/normalise.ts'
import type { ContentStore } from '#content-store/store.ts'

/** Time what is known of the pages is believed, ms: another process may publish, too. */
const KNOWN_MS = 60_000

interface Round {
  readonly experiment: string
  readonly revision: number
}

/** The tests on pages that shoppers can open now. */
export interface LiveTests {
  /** Resolves to true if a round is the present one of a live test, and has the variant, if one is named. */
  readonly has: (round: Round, variant?: VariantName) => Promise<boolean>
  /** To be called when a page was published or taken away. */
  readonly forget: () => void
}

/** Reads the live pages when a test is asked for, and again after pages have changed. */
export function createLiveTests(store: Pick<ContentStore, 'shownBlocks'>, clock: () => number): LiveTests {
  let known: { readonly until: number; readonly tests: ReturnType<typeof read> } | undefined

  /** Options by id of the block. Both languages of a page have the same test, and may be published one after the other. */
  async function read(): Promise<ReadonlyMap<string, readonly VariantsOptions[]>> {
    const tests = new Map<string, readonly VariantsOptions[]>()
    for (const component of await store.shownBlocks(variantsBlock.code)) {
      const parsed = variantsBlock.schema.safeParse(normaliseOptions(variantsBlock, component).options)
      if (parsed.success) tests.set(component.id, [...(tests.get(component.id) ?? []), parsed.data])
    }
    return tests
  }

  function present() {
    const now = clock()
    if (known && known.until > now) return known.tests
    const reading = { until: now + KNOWN_MS, tests: read() }
    known = reading
    // A failure is not remembered.
    reading.tests.catch(() => {
      if (known === reading) known = undefined
    })
    return reading.tests
  }

  return {
    async has({ experiment, revision }, variant) {
      const found = (await present()).get(experiment) ?? []
      return found.some(
        options =>
          options.revision === revision &&
          (variant === undefined || variantsBlock.openSlots(options).includes(variant)),
      )
    },
    forget: () => {
      known = undefined
    },
  }
}
