import { sortSteps, type Steps, visitSteps } from '../../shared/steps.ts'
import { ascending, type Catalogue, endOfNew, type Spu } from '../catalogue.ts'
import { layeredMap, layerSize } from './layered-map.ts'

/** The parts of a catalogue that follow from its products alone. */
export type SpuCollection = Pick<Catalogue, 'spus' | 'styles' | 'newEnds'>

/** From so many changed products on, starting over is cheaper than mending. */
const MANY = 1000

/** Products by code, in the order of codes, with `changes` in their places. */
function* merged(known: ReadonlyMap<string, Spu>, changes: readonly Spu[]): Steps<Map<string, Spu>> {
  const spus = new Map<string, Spu>()
  const add = (spu: Spu) => void spus.set(spu.code, spu)
  yield* visitSteps(known, ([code, spu]) => spus.set(code, spu))
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

/** Styles that changes of products touch, with their colour variants now; `undefined` for those that have none left. */
function styleChanges(known: SpuCollection, spus: ReadonlyMap<string, Spu>, changes: readonly Spu[]) {
  const styles = new Map<string, readonly Spu[] | undefined>()
  const touched = new Set(changes.flatMap(({ code, style }) => [known.spus.get(code)?.style ?? style, style]))
  for (const style of touched) {
    const codes = new Set([
      ...(known.styles.get(style) ?? []).map(({ code }) => code),
      ...changes.filter(spu => spu.style === style).map(({ code }) => code),
    ])
    const members = [...codes]
      .toSorted()
      .flatMap(code => spus.get(code) ?? [])
      .filter(spu => spu.style === style)
    styles.set(style, members.length > 0 ? members : undefined)
  }
  return styles
}

/** Ends of being new after some products changed theirs: a moment stays while another product has it. */
function mendedEnds(known: SpuCollection, spus: ReadonlyMap<string, Spu>, changes: readonly Spu[]) {
  const before = changes.flatMap(({ code }) => known.spus.get(code) ?? [])
  const gone = new Set(before.map(endOfNew))
  for (const spu of changes) gone.delete(endOfNew(spu))
  if (gone.size > 0)
    for (const spu of spus.values()) {
      gone.delete(endOfNew(spu))
      if (gone.size === 0) break
    }
  return ascending([...known.newEnds.filter(moment => !gone.has(moment)), ...changes.map(endOfNew)])
}

const isSameAge = (known: SpuCollection, changes: readonly Spu[]) =>
  changes.every(spu => known.spus.get(spu.code)?.firstListTime === spu.firstListTime)

function layeredParts(known: SpuCollection, changes: readonly Spu[]) {
  const spus = layeredMap(known.spus, new Map(changes.map(spu => [spu.code, spu])), { isSorted: true })
  return { spus, styles: layeredMap(known.styles, styleChanges(known, spus, changes)) }
}

/** A collection with a few products changed or added on top of another, without a copy of it. */
export function layeredCollection(known: SpuCollection, changes: readonly Spu[]): SpuCollection {
  const { spus, styles } = layeredParts(known, changes)
  const newEnds = isSameAge(known, changes) ? known.newEnds : mendedEnds(known, spus, changes)
  return { spus, styles, newEnds }
}

/**
 * A collection with some products changed or added; what did not change is shared with the one before. Few changes lie in a layer over its
 * maps, which are copied once the layer has many.
 * @param changes products that are not the objects of `known`
 */
export function* withChanges(
  known: SpuCollection | undefined,
  changes: readonly Spu[],
): Steps<SpuCollection> {
  // Only these parts: a whole catalogue given as `known` has others, which are not its products'.
  if (known && changes.length === 0) return { spus: known.spus, styles: known.styles, newEnds: known.newEnds }
  if (known && layerSize(known.spus) + changes.length < MANY) {
    const { spus, styles } = layeredParts(known, changes)
    return { spus, styles, newEnds: isSameAge(known, changes) ? known.newEnds : yield* endsOfNew(spus) }
  }
  const spus = yield* merged(known?.spus ?? new Map<string, Spu>(), changes)
  return { spus, styles: yield* groupedByStyle(spus), newEnds: yield* endsOfNew(spus) }
}
