/** Edges of a graph, by the node they leave. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

export function graphOf(edges: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>()
  const nodeAt = (name: string) => {
    const known = graph.get(name) ?? new Set<string>()
    graph.set(name, known)
    return known
  }
  for (const [from, to] of edges) {
    nodeAt(to)
    nodeAt(from).add(to)
  }
  return graph
}

/**
 * Strongly connected components: groups of nodes that all reach each other, in an order where each reaches only earlier ones.
 * A node that lies on no circle is a group of its own. Tarjan's algorithm.
 */
export function components(graph: Graph): readonly (readonly string[])[] {
  const found: string[][] = []
  const places = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const open = new Set<string>()
  const visit = (node: string): number => {
    const place = places.size
    places.set(node, place)
    lowest.set(node, place)
    stack.push(node)
    open.add(node)
    for (const next of graph.get(node) ?? []) {
      const low = places.has(next) ? (open.has(next) ? places.get(next) : undefined) : visit(next)
      if (low !== undefined) lowest.set(node, Math.min(lowest.get(node) ?? place, low))
    }
    const low = lowest.get(node) ?? place
    if (low < place) return low
    const group = stack.splice(stack.indexOf(node))
    for (const member of group) open.delete(member)
    found.push(group)
    return low
  }
  for (const node of graph.keys()) if (!places.has(node)) visit(node)
  return found
}

/** Groups of nodes that lie on a circle together. */
export const circles = (graph: Graph): readonly (readonly string[])[] =>
  components(graph).filter(({ length }) => length > 1)
