import { imageCode, needsImageCode } from '#api/client/account/auth.ts'
import { useBlockContext } from '../../page/view.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

interface Picture {
  /** A data address. */
  readonly image: string
  readonly token: string
}

/**
 * Whether a picture's code is demanded, and the picture: asked after load, again after each failed try, since a picture holds
 * for one. Source: M-027, M-030 … M-032, MO-11.
 */
export function useImageCode() {
  const { api, mode } = useBlockContext()
  const [isWanted, setWanted] = useState(false)
  const [picture, setPicture] = useState<Picture>()
  const [hasFailed, setFailed] = useState(false)

  const refresh = async () => {
    const drawn = await imageCode(api).catch(() => undefined)
    // At once: what the form says next belongs to a field that is there. Without a picture the field offers another try.
    flushSync(() => {
      setWanted(true)
      setPicture(drawn)
      setFailed(!drawn)
    })
  }

  /** The server asks for a picture where it thinks it needs one; without its word the form works as it is. */
  const ask = async () => {
    const isNeeded = await needsImageCode(api).catch(() => false)
    if (isNeeded) await refresh()
  }
  const onLoad = useEffectEvent(() => {
    if (mode === 'shop') void ask()
  })
  useEffect(() => onLoad(), [])

  return {
    isWanted,
    picture,
    hasFailed,
    refresh,
    /** After a try that failed: a new picture, or a look whether one is wanted now. */
    renew: (isDemanded: boolean) => (isWanted || isDemanded ? refresh() : ask()),
  }
}

export type ImageCode = ReturnType<typeof useImageCode>
