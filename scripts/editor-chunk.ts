import { resolve } from 'node:path'

/** What the bundler tells about a module: the ids of those that it imports, at once and with `import()`. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

interface Step {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

function reached(start: string, graph: ModuleGraph, next: (step: Step) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = graph.getModuleInfo(id)
    if (info) waiting.push(...next(info))
  }
  return found
}

const atOnce = ({ importedIds }: Step) => importedIds
const everything = ({ importedIds, dynamicallyImportedIds }: Step) => [
  ...importedIds,
  ...dynamicallyImportedIds,
]

/**
 * One chunk for what the editor runs from the start and no other entry ever runs. Split by use, its lazy dialogs
 * would cut this into forty small files.
 *
 * @param entries Paths of the browser's entries from the project's root; the one named `editor` is the editor's.
 */
export function editorChunk({
  editor,
  ...others
}: {
  readonly editor: string
  readonly [name: string]: string
}) {
  let own: Set<string> | undefined
  const find = (graph: ModuleGraph): Set<string> => {
    const found = reached(resolve(editor), graph, atOnce)
    for (const entry of Object.values(others))
      for (const id of reached(resolve(entry), graph, everything)) found.delete(id)
    return found
  }
  return {
    name(id: string, graph: ModuleGraph): string | null {
      own ??= find(graph)
      return own.has(id) ? 'editor' : null
    },
    // Whatever these modules import is either among them or shared with another entry.
    includeDependenciesRecursively: false,
  }
}
