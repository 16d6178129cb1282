import { components, graphOf } from './circles.ts'

/** Numbers of imports between rooms, by the room that imports. */
type Weights = ReadonlyMap<string, ReadonlyMap<string, number>>

const weightOf = (weights: Weights, from: string, to: string) => weights.get(from)?.get(to) ?? 0

function weigh(imports: readonly (readonly [from: string, to: string])[]): Weights {
  const weights = new Map<string, Map<string, number>>()
  for (const [from, to] of imports) {
    const row = weights.get(from) ?? new Map<string, number>()
    weights.set(from, row.set(to, (row.get(to) ?? 0) + 1))
  }
  return weights
}

/** What it costs to put `room` at each place of an order, compared with the first place. The order is from the bottom up. */
function costsOfPlaces(room: string, order: readonly string[], weights: Weights): readonly number[] {
  let cost = 0
  const costs = [0]
  for (const other of order) {
    cost += weightOf(weights, other, room) - weightOf(weights, room, other)
    costs.push(cost)
  }
  return costs
}

/**
 * An order of rooms on a circle with few imports that go up. The best order is hard to find in general; moving single rooms until
 * no move helps finds it for graphs as small as a folder.
 */
function settle(rooms: readonly string[], weights: Weights): readonly string[] {
  let order = rooms.toSorted()
  for (let moved = true; moved; ) {
    moved = false
    for (const room of order) {
      const place = order.indexOf(room)
      const rest = order.toSpliced(place, 1)
      const costs = costsOfPlaces(room, rest, weights)
      const best = costs.indexOf(Math.min(...costs))
      if ((costs[best] ?? 0) >= (costs[place] ?? 0)) continue
      order = rest.toSpliced(best, 0, room)
      moved = true
    }
  }
  return order
}

export interface Floors {
  /** Rooms from the bottom up. */
  readonly order: readonly string[]
  /** Imports against the order, as indices of `imports`. */
  readonly upward: readonly number[]
  /** Pairs of rooms that import each other. */
  readonly mutual: readonly (readonly [string, string])[]
}

/** Orders rooms so that few imports go up. @param imports between rooms; one for each import between two files */
export function floorsOf(imports: readonly (readonly [from: string, to: string])[]): Floors {
  const weights = weigh(imports)
  const order = components(graphOf(imports)).flatMap(rooms => settle(rooms, weights))
  const places = new Map(order.map((room, place) => [room, place]))
  const placeOf = (room: string) => places.get(room) ?? 0
  return {
    order,
    upward: imports.flatMap(([from, to], at) => (placeOf(to) > placeOf(from) ? at : [])),
    mutual: [...weights].flatMap(([from, row]) =>
      [...row.keys()].flatMap(to =>
        from < to && weightOf(weights, to, from) > 0 ? [[from, to] as const] : [],
      ),
    ),
  }
}
