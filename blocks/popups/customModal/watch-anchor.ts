const anchorOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return '' // not an anchor that a page names
  }
}

/**
 * Calls `open` when a link to `#<name>` of this page is followed, and at once if the address already ends in it: the link was pressed
 * before the script was there, or led here from another page. The anchor then leaves the address, so that a reload does not open it again.
 *
 * @returns stops watching
 */
export function watchAnchor(name: string, open: () => void): () => void {
  const openFromAddress = () => {
    if (anchorOf(location.hash) !== name) return
    history.replaceState(history.state, '', location.pathname + location.search)
    open()
  }
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || anchorOf(link.hash) !== name) return
    if (link.pathname !== location.pathname || link.search !== location.search) return
    event.preventDefault()
    open()
  }
  openFromAddress()
  document.addEventListener('click', onClick)
  addEventListener('hashchange', openFromAddress)
  return () => {
    document.removeEventListener('click', onClick)
    removeEventListener('hashchange', openFromAddress)
  }
}
