import { cookiesAccepted, onCookiesAnswered } from '../notices/consent.ts'

/**
 * Loads a third party's script. Call it only after the cookie notice is accepted. A script cannot be unloaded, so a later refusal
 * loads the page again without it. Source: L-125, C-393.
 *
 * @returns stops waiting for a refusal
 */
export function loadThirdParty(scriptUrl: string, reload: () => void = () => location.reload()): () => void {
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  document.head.append(script)
  return onCookiesAnswered(() => {
    if (!cookiesAccepted()) reload()
  })
}
