import { useEffect, useState } from 'react'
import { BlocksOverview } from './BlocksOverview.tsx'
import { fetchDocAddresses } from './doc-addresses.ts'
import { StartHere } from './StartHere.tsx'
import { useToolbarLocale } from './toolbar-locale.ts'
import { builtFacts } from './built.ts'

/** “All blocks”, in the toolbar's language, with links to the blocks' own pages. */
export function BlocksOverviewPage() {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    fetchDocAddresses().then(setAddresses, (error: unknown) =>
      console.warn('The blocks cannot be linked to their pages.', error),
    )
  }, [])
  return <BlocksOverview locale={useToolbarLocale()} built={builtFacts} addresses={addresses} />
}

/** “Start here”, in the toolbar's language. */
export const StartHerePage = () => <StartHere locale={useToolbarLocale()} />
