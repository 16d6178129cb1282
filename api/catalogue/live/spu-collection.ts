import { sortSteps, type Steps, visitSteps } from '../../shared/steps.ts'
import { type Catalogue, endOfNew, type Spu } from '../catalogue.ts'

/** The parts of a catalogue that follow from its products alone. */
export type SpuCollection = Pick<Catalogue, 'spus' | 'styles' | 'newEnds'>

/** From so many changed products on, starting over is cheaper than mending. */
const MANY = 1000

/** Products by code, in the order of codes, with `changes` in their places. */
function* merged(known: ReadonlyMap<string, Spu>, changes: readonly Spu[]): Steps<Map<string, Spu>> {
  const spus = new Map<string, Spu>()
  const add = (spu: Spu) => void spus.set(spu.code, spu)
  yield* visitSteps(known.values(), add)
  yield* visitSteps(changes, add)
  if (spus.size === known.size) return spus
  const inOrder = yield* sortSteps([...spus.values()], (one, other) => (one.code < other.code ? -1 : 1))
  spus.clear()
  yield* visitSteps(inOrder, add)
  return spus
}

function* groupedByStyle(spus: ReadonlyMap<string, Spu>): Steps<Map<string, Spu[]>> {
  const styles = new Map<string, Spu[]>()
  yield* visitSteps(spus.values(), spu => {
    const members = styles.get(spu.style)
    if (members) members.push(spu)
    else styles.set(spu.style, [spu])
  })
  return styles
}

/** Moments at which products stop being new, ascending. */
function* endsOfNew(spus: ReadonlyMap<string, Spu>): Steps<number[]> {
  const moments = new Set<number>()
  yield* visitSteps(spus.values(), spu => void moments.add(endOfNew(spu)))
  return yield* sortSteps([...moments], (one, other) => one - other)
}

/** Colour variants by style, mended where a product changed. */
function mendedStyles(known: SpuCollection, spus: ReadonlyMap<string, Spu>, changes: readonly Spu[]) {
  const styles = new Map(known.styles)
  const touched = new Set(changes.flatMap(({ code, style }) => [known.spus.get(code)?.style ?? style, style]))
  for (const style of touched) {
    const codes = new Set([
      ...(styles.get(style) ?? []).map(({ code }) => code),
      ...changes.filter(spu => spu.style === style).map(({ code }) => code),
    ])
    const members = [...codes]
      .toSorted()
      .flatMap(code => spus.get(code) ?? [])
      .filter(spu => spu.style === style)
    if (members.length > 0) styles.set(style, members)
    else styles.delete(style)
  }
  return styles
}

/**
 * A collection with some products changed or added; what did not change is shared with the one before.
 * @param changes products that are not the objects of `known`
 */
export function* withChanges(
  known: SpuCollection | undefined,
  changes: readonly Spu[],
): Steps<SpuCollection> {
  // Only these parts: a whole catalogue given as `known` has others, which are not its products'.
  if (known && changes.length === 0) return { spus: known.spus, styles: known.styles, newEnds: known.newEnds }
  const spus = yield* merged(known?.spus ?? new Map<string, Spu>(), changes)
  const isMendable = known !== undefined && changes.length < MANY
  const isSameAge =
    isMendable && changes.every(spu => known.spus.get(spu.code)?.firstListTime === spu.firstListTime)
  return {
    spus,
    styles: isMendable ? mendedStyles(known, spus, changes) : yield* groupedByStyle(spus),
    newEnds: isSameAge ? known.newEnds : yield* endsOfNew(spus),
  }
}
