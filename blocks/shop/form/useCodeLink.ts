import { useEffect, useEffectEvent, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'

/** The address and the proof that the link of a mail carries. */
interface CodeLink {
  readonly to: string
  /** Takes the place of a typed code. */
  readonly code: string
}

/** Reads `#code=…&to=…` and takes it off the address, where others could read it. */
function takeLink(): CodeLink | undefined {
  const { hash, pathname, search } = window.location
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const [to, code] = [given.get('to'), given.get('code')]
  if (!to || !code) return undefined
  window.history.replaceState(window.history.state, '', pathname + search)
  return { to, code }
}

/** The link of a mail that led here; `undefined` until the page is alive, and for a page that no mail led to. */
export function useCodeLink(): CodeLink | undefined {
  const { mode } = useBlockContext()
  const [link, setLink] = useState<CodeLink>()
  const onLoad = useEffectEvent(() => {
    if (mode === 'shop') void Promise.resolve(takeLink()).then(setLink)
  })
  useEffect(() => onLoad(), [])
  return link
}
