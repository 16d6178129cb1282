import { ascending, type Catalogue, endOfNew, type Spu } from './catalogue.ts'

/** The parts of a catalogue that follow from its products alone. */
export type SpuCollection = Pick<Catalogue, 'spus' | 'styles' | 'newEnds'>

/** From so many changed products on, starting over is cheaper than mending. */
const MANY = 1000

/** Products by code, in the order of codes, with `changes` in their places. */
function merged(known: ReadonlyMap<string, Spu>, changes: readonly Spu[]): Map<string, Spu> {
  const spus = new Map(known)
  for (const spu of changes) spus.set(spu.code, spu)
  if (spus.size === known.size) return spus
  return new Map([...spus].toSorted(([a], [b]) => (a < b ? -1 : 1)))
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
export function withChanges(known: SpuCollection | undefined, changes: readonly Spu[]): SpuCollection {
  // Only these parts: a whole catalogue given as `known` has others, which are not its products'.
  if (known && changes.length === 0) return { spus: known.spus, styles: known.styles, newEnds: known.newEnds }
  const spus = merged(known?.spus ?? new Map<string, Spu>(), changes)
  const isMendable = known !== undefined && changes.length < MANY
  const isSameAge =
    isMendable && changes.every(spu => known.spus.get(spu.code)?.firstListTime === spu.firstListTime)
  return {
    spus,
    styles: isMendable ? mendedStyles(known, spus, changes) : Map.groupBy(spus.values(), spu => spu.style),
    newEnds: isSameAge ? known.newEnds : ascending(Array.from(spus.values(), endOfNew)),
  }
}
