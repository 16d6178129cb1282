import { type Counted, isVariantName, type VariantName } from '#api/rules/experiment.ts'
import { createKeptText, type KeptText } from '../session/kept-text.ts'

/** Counts of this browser in one round of a test. */
interface KeptPart {
  readonly variant: VariantName
  readonly counted: readonly Counted[]
  /** Epoch milliseconds of the last press inside the variant; 0 for none. */
  readonly pressedAt: number
}

/** By the key of the round, the latest last. */
export type KeptParts = Readonly<Record<string, KeptPart>>

/** Rounds remembered; the oldest go first. */
const REMEMBERED = 20
/** An add to the bag counts for a variant for so long after a press inside it. */
export const BAG_MS = 30 * 60_000

/** Written after consent only. */
export const createKeptParts = () => createKeptText('cairn.tests')

/** Counts in the text; what is not as this code writes it is left out. */
export function readParts(kept: Pick<KeptText, 'read'>): KeptParts {
  try {
    const given: unknown = JSON.parse(kept.read() ?? '{}')
    return typeof given === 'object' && given !== null
      ? Object.fromEntries(
          Object.entries(given).filter((entry): entry is [string, KeptPart] => isPart(entry[1])),
        )
      : {}
  } catch {
    return {}
  }
}

const isPart = (given: unknown): given is KeptPart =>
  typeof given === 'object' &&
  given !== null &&
  'variant' in given &&
  isVariantName(given.variant) &&
  'counted' in given &&
  Array.isArray(given.counted) &&
  'pressedAt' in given &&
  typeof given.pressedAt === 'number'

/** The parts with one more thing counted in a round, and what of it is new. A round in which another variant showed begins again. */
export function withCounted(
  parts: KeptParts,
  round: string,
  {
    variant,
    kinds,
    pressedAt,
  }: { readonly variant: VariantName; readonly kinds: readonly Counted[]; readonly pressedAt?: number },
): { readonly parts: KeptParts; readonly fresh: readonly Counted[] } {
  const { [round]: before, ...others } = parts
  const known = before?.variant === variant ? before : { variant, counted: [], pressedAt: 0 }
  const fresh = kinds.filter(kind => !known.counted.includes(kind))
  const part = { variant, counted: [...known.counted, ...fresh], pressedAt: pressedAt ?? known.pressedAt }
  const kept = Object.entries(others).slice(1 - REMEMBERED)
  return { parts: { ...Object.fromEntries(kept), [round]: part }, fresh }
}

/** Rounds in which an add to the bag counts at `now`: pressed lately, and no add counted yet. */
export const dueForBag = (parts: KeptParts, now: number) =>
  Object.entries(parts).filter(
    ([, { counted, pressedAt }]) => !counted.includes('bag') && pressedAt > 0 && now - pressedAt < BAG_MS,
  )
