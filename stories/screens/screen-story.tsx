import { BlockContextProvider, useBlockContext } from '#blocks/page/view.ts'
import { formApi } from '#blocks/shop/form/testing/form-api.ts'
import type { ReactNode } from 'react'

interface Props {
  readonly answers?: Parameters<typeof formApi>[0]
  /** Appended to the address, `#` included. */
  readonly hash?: string
  readonly children: ReactNode
}

/** A screen in its page, with its own mock API. */
export function ScreenStory({ answers, hash, children }: Props) {
  const context = useBlockContext()
  if (hash) window.history.replaceState(null, '', hash)
  const { api } = formApi(answers, context.locale)
  return (
    <main className="pageWidth">
      <BlockContextProvider value={{ ...context, api }}>{children}</BlockContextProvider>
    </main>
  )
}

export const ON_PHONE = { viewport: { value: 'phone', isRotated: false } }
