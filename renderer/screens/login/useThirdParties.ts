import { thirdPartyProviders } from '#api/client/social.ts'
import { useBlockContext } from '#blocks/view.ts'
import { useEffect, useState } from 'react'

type Providers = Awaited<ReturnType<typeof thirdPartyProviders>>

const NONE: Providers = []

/** Third parties to log in with; none where they cannot be asked. Source: MO-24. */
export function useThirdParties(): Providers {
  const { api, mode } = useBlockContext()
  const [providers, setProviders] = useState(NONE)
  useEffect(() => {
    if (mode !== 'shop') return
    let isHere = true
    thirdPartyProviders(api).then(
      found => isHere && setProviders(found),
      () => undefined, // without them one logs in by password
    )
    return () => {
      isHere = false
    }
  }, [api, mode])
  return providers
}
