import { getIn } from '../../form/inspector/form/option-path.ts'
import type { ReactNode } from 'react'
import { HeldValuesProvider } from '../../form/inspector/held-values.ts'
import { useOperation } from '../../kit/operations.ts'

/** Around the form of a subject: its empty fields show, pale, what holds now. */
export function HeldInFields({ code, children }: { readonly code: string; readonly children: ReactNode }) {
  const { data = [] } = useOperation('settings.held', {})
  const held = Object.fromEntries(
    data.filter(({ subject }) => subject === code).map(({ field, value }) => [field, value]),
  )
  return <HeldValuesProvider value={path => getIn(held, path)}>{children}</HeldValuesProvider>
}
