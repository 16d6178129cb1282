/** Place of an entry of a menu. */
interface Placed {
  readonly code: string
  readonly menuType: string
  /** Code of the entry above; `null` at the top. */
  readonly parent: string | null
  readonly position: number
}

/** Codes of entries in their order, by what they are below: the code of an entry, or `menu <type>` at the top. */
export type Arrangement = Readonly<Record<string, readonly string[]>>

/** Key of the entries at the top of a menu; no code holds a space. */
export const topOf = (menuType: string): string => `menu ${menuType}`

const keyOf = ({ parent, menuType }: Placed) => parent ?? topOf(menuType)

/** Entries as they are stored. */
export function arrangementOf(entries: readonly Placed[]): Arrangement {
  const sorted = entries.toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
  const groups = Map.groupBy(sorted, keyOf)
  return Object.fromEntries(Array.from(groups, ([key, group]) => [key, group.map(({ code }) => code)]))
}

const placeIn = (all: Arrangement, code: string): readonly [key: string, index: number] | undefined => {
  for (const [key, codes] of Object.entries(all)) {
    const index = codes.indexOf(code)
    if (index >= 0) return [key, index]
  }
  return undefined
}

/** Puts an entry below the one before it, at the end; `undefined` where there is none before it. */
export function indented(all: Arrangement, code: string): Arrangement | undefined {
  const [key, index] = placeIn(all, code) ?? []
  const above = key === undefined ? undefined : all[key]?.[(index ?? 0) - 1]
  if (key === undefined || above === undefined) return undefined
  return {
    ...all,
    [key]: (all[key] ?? []).filter(each => each !== code),
    [above]: [...(all[above] ?? []), code],
  }
}

/** Puts an entry one level up, after the one that it was below; `undefined` at the top. */
export function outdented(all: Arrangement, code: string): Arrangement | undefined {
  const [key] = placeIn(all, code) ?? []
  const [upper, index] = (key !== undefined && placeIn(all, key)) || []
  if (key === undefined || upper === undefined || index === undefined) return undefined
  return {
    ...all,
    [key]: (all[key] ?? []).filter(each => each !== code),
    [upper]: (all[upper] ?? []).toSpliced(index + 1, 0, code),
  }
}

interface Place {
  readonly parent?: string
  readonly position: number
}

/** Positions of a group: those it has where they are in order already, so that few entries change. */
function positionsOf(codes: readonly string[], entries: ReadonlyMap<string, Placed>): readonly number[] {
  const old = codes.map(code => entries.get(code)?.position ?? 0).toSorted((a, b) => a - b)
  return new Set(old).size === old.length ? old : codes.map((_, index) => index + 1)
}

/** Moves that make the stored entries stand as arranged; entries of groups that stay as they are do not move. */
export function movesTo(
  entries: readonly Placed[],
  wished: Arrangement,
): readonly { readonly code: string; readonly before: Place; readonly after: Place }[] {
  const stored = arrangementOf(entries)
  const byCode = new Map(entries.map(entry => [entry.code, entry]))
  const place = (parent: string | null, position: number): Place => ({
    ...(parent !== null && { parent }),
    position,
  })
  return Object.entries(wished).flatMap(([key, codes]) => {
    if ((stored[key] ?? []).join() === codes.join()) return []
    const positions = positionsOf(codes, byCode)
    return codes.flatMap((code, index) => {
      const entry = byCode.get(code)
      if (!entry) return []
      const parent = key === topOf(entry.menuType) ? null : key
      const position = positions[index] ?? index + 1
      if (entry.parent === parent && entry.position === position) return []
      return [{ code, before: place(entry.parent, entry.position), after: place(parent, position) }]
    })
  })
}
