const RELOAD_KEY = 'cairn:reloaded'
const RELOAD_PAUSE_MS = 60_000

/** Says in the page itself that there is no connection, until there is one again or the shopper goes on: toasts would have to be loaded. */
function sayOffline(text: string): void {
  if (document.querySelector('[data-offline]')) return
  const said = document.createElement('p')
  said.setAttribute('role', 'alert')
  said.dataset.offline = ''
  said.dataset.aboveBar = ''
  said.textContent = text
  // Above dialogs too.
  said.popover = 'manual'
  document.body.append(said)
  said.showPopover()
  for (const goesOn of ['online', 'pointerdown', 'keydown'])
    addEventListener(goesOn, () => said.remove(), { once: true })
}

/**
 * A chunk did not come. Without a connection the page stays, with all that was typed. Otherwise there is a new build: reloads once per
 * address and minute, then leaves the page as it is. Source: L-134, LO-98.
 */
export function watchLostChunks(offlineText: () => string): void {
  addEventListener('vite:preloadError', event => {
    if (!navigator.onLine) return sayOffline(offlineText())
    const now = Date.now()
    const [address, at] = sessionStorage.getItem(RELOAD_KEY)?.split(' ') ?? []
    if (address === location.pathname && now - Number(at) < RELOAD_PAUSE_MS) return
    event.preventDefault()
    sessionStorage.setItem(RELOAD_KEY, `${location.pathname} ${now}`)
    location.reload()
  })
}
