import type { Counted, VariantName } from '#api/rules/experiment.ts'
import { cookiesAccepted } from '../notices/consent.ts'
import { createKeptParts, dueForBag, readParts, withCounted } from './kept-parts.ts'

/** Address that takes counts. */
const COUNT_URL = '/_experiment'

interface Part {
  /** The key of the round. */
  readonly round: string
  readonly variant: VariantName
}

/** A count is lost where the shop cannot be reached: it is one of many, and asking again would count it twice. */
function send(round: string, variant: VariantName, kinds: readonly Counted[]): void {
  const dot = round.lastIndexOf('.')
  const body = { experiment: round.slice(0, dot), revision: Number(round.slice(dot + 1)), variant, kinds }
  // The page may be on its way out.
  void fetch(COUNT_URL, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}

/** Counts what happened to a variant, each thing once per browser and round; nothing without consent. */
export function countPart({ round, variant }: Part, kinds: readonly Counted[], pressedAt?: number): void {
  if (!cookiesAccepted()) return
  const kept = createKeptParts()
  const { parts, fresh } = withCounted(readParts(kept), round, {
    variant,
    kinds,
    ...(pressedAt !== undefined && { pressedAt }),
  })
  kept.write(JSON.stringify(parts))
  if (fresh.length > 0) send(round, variant, fresh)
}

/** Counts an add to the bag for the variants pressed lately, on whichever page it happens. */
export function countBagAdd(now: number): void {
  for (const [round, { variant }] of dueForBag(readParts(createKeptParts()), now))
    countPart({ round, variant }, ['bag'])
}
