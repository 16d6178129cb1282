/**
 * The rules of these sheets are in the document (`document.ts`). A link of each that fetches nothing tells Vite's loader, and
 * `loadAssets` of the personal pages, that the sheet is there.
 */
export function markInlinedStyles(document: Document): void {
  const sheets = document.querySelector<HTMLElement>('style[data-sheets]')?.dataset.sheets
  for (const href of sheets ? sheets.split(' ') : []) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, disabled: true })
    document.head.append(link)
  }
}
