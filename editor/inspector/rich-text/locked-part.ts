import { Node } from '@tiptap/core'

declare module '@tiptap/core' {
  interface NodeConfig {
    /** Read by prosemirror-tables. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell'
  }
}

/** Names the parts of this browser tab. Foreign HTML that is pasted cannot bring one along: it is known here or not at all. */
const parts = new Map<string, string>()

/** The attribute that stands for a part in HTML on its way through the editor. */
export const PART = 'data-locked-part'

export function nameOfPart(html: string): string {
  for (const [name, known] of parts) if (known === html) return name
  const name = crypto.randomUUID()
  parts.set(name, html)
  return name
}

export const partNamed = (name: string): string | undefined => parts.get(name)

/** The words of a part, for its label. */
const wordsOf = (html: string) =>
  new DOMParser()
    .parseFromString(html, 'text/html')
    .body.textContent?.trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, 80) ?? ''

/**
 * HTML that the editor cannot hold, kept byte for byte: one block that the cursor moves past, and that Backspace or Delete first
 * selects, then removes.
 */
export const lockedPart = (texts: { readonly name: string; readonly hint: string }) =>
  Node.create({
    name: 'lockedPart',
    group: 'block',
    atom: true,
    selectable: true,
    addAttributes: () => ({ part: { default: '' } }),
    parseHTML: () => [
      {
        tag: `div[${PART}]`,
        getAttrs: element => {
          const part = element.getAttribute(PART) ?? ''
          return parts.has(part) ? { part } : false
        },
      },
    ],
    renderHTML: ({ node }) => ['div', { [PART]: node.attrs.part as string }], // written by `nameOfPart`
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div')
        dom.dataset.locked = ''
        dom.title = texts.hint
        const label = document.createElement('strong')
        label.textContent = texts.name
        dom.append(label, ` ${wordsOf(partNamed(String(node.attrs.part)) ?? '')}`)
        return { dom }
      },
  })
