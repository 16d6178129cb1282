import type { Frame, Page } from 'playwright'

/**
 * Wraps every text of a document in two `font` elements, now and whenever a text changes, as browsers do that translate a page. The texts
 * themselves stay as they are, so that tests find them.
 */
export const translate = (document: Page | Frame): Promise<void> =>
  document.evaluate(() => {
    const UNTRANSLATED =
      'script, style, noscript, textarea, select, svg, font, [contenteditable=true], [translate=no]'
    const wrap = (root: Node) => {
      const texts = window.document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(node as Text) // SHOW_TEXT
      if (root instanceof Text) found.push(root)
      for (const text of found) {
        if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(UNTRANSLATED))
          continue
        const [outer, inner] = [window.document.createElement('font'), window.document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrap(window.document.body)
    const watch = { subtree: true, childList: true, characterData: true }
    const observer = new MutationObserver(records => {
      observer.disconnect()
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) wrap(node)
      observer.observe(window.document.body, watch)
    })
    observer.observe(window.document.body, watch)
  })
