/** Files of views that this window has asked for already. */
const asked = new Set<string>()

/** The element that the server writes into the editor's page; none while developing. */
const filesByCode = (): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(document.getElementById('view-files')?.textContent || '{}') as Record<string, string[]> // `server/http/editor-pages.ts`

/**
 * Fetches what the views of these blocks need, while the editor around the canvas is still being drawn. When the canvas asks for them,
 * fonts would be loaded before them.
 */
export function fetchViews(blocks: readonly { readonly code: string }[]): void {
  const files = filesByCode()
  const codes = new Set(blocks.map(({ code }) => code))
  for (const file of [...codes].flatMap(code => files[code] ?? [])) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
    else link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}
