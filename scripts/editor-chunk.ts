import { resolve } from 'node:path'

/** What the bundler tells about a module: the ids of those that it imports from the start. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Modules that an entry runs from the start. */
function reached(entry: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const waiting = [resolve(entry)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * Three files for what the editor and its canvas run from the start: what both run, and what one of them does. Split by use, their lazy
 * parts would cut this into ninety files, which HTTP/1.1 carries six at a time.
 *
 * @param entries Paths from the project's root.
 */
export function editorChunk(entries: { readonly editor: string; readonly canvas: string }) {
  let own: { readonly editor: ReadonlySet<string>; readonly canvas: ReadonlySet<string> } | undefined
  return {
    name(id: string, graph: ModuleGraph): string | null {
      // A style sheet with an entry of its own.
      if (id.endsWith('/han.css')) return null
      own ??= { editor: reached(entries.editor, graph), canvas: reached(entries.canvas, graph) }
      const [isEditor, isCanvas] = [own.editor.has(id), own.canvas.has(id)]
      if (isEditor && isCanvas) return 'editor-base'
      return isEditor ? 'editor' : isCanvas ? 'canvas' : null
    },
    // Whatever these modules import is among them.
    includeDependenciesRecursively: false,
  }
}
