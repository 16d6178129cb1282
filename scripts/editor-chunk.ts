import { resolve } from 'node:path'

/** What the bundler tells about a module: the ids of those that it imports, at once and with `import()`. */
interface Step {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

interface ModuleGraph {
  getModuleInfo(id: string): Step | null
}

function reached(entry: string, graph: ModuleGraph, next: (step: Step) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [resolve(entry)]
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
 * Three files for what the editor and its canvas run from the start: what both may come to run, and what one of them alone does. Split by
 * use, their lazy parts would cut this into eighty files, which HTTP/1.1 carries six at a time. A view that the canvas loads must find
 * nothing in the editor's own file, and the other way round: to load that file is to start an editor.
 *
 * @param entries Paths from the project's root.
 */
export function editorChunk(entries: { readonly editor: string; readonly canvas: string }) {
  const find = (entry: string, graph: ModuleGraph) => ({
    first: reached(entry, graph, atOnce),
    ever: reached(entry, graph, everything),
  })
  let own: Record<'editor' | 'canvas', ReturnType<typeof find>> | undefined
  return {
    name(id: string, graph: ModuleGraph): string | null {
      // A style sheet with an entry of its own.
      if (id.endsWith('/han.css')) return null
      own ??= { editor: find(entries.editor, graph), canvas: find(entries.canvas, graph) }
      const { editor, canvas } = own
      if (!editor.first.has(id) && !canvas.first.has(id)) return null
      if (editor.ever.has(id) && canvas.ever.has(id)) return 'editor-base'
      return editor.first.has(id) ? 'editor' : 'canvas'
    },
    // Whatever these modules import is among them.
    includeDependenciesRecursively: false,
  }
}
