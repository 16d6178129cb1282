import { type ReactNode, useRef } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria'

/**
 * Opens the pop-ups of React Aria inside the modal dialog around them: everything else on the page is inert while a dialog
 * is open.
 */
export function OverlaysInDialog({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <UNSAFE_PortalProvider getContainer={() => place.current?.closest('dialog') ?? null}>
      <div ref={place} style={{ display: 'contents' }}>
        {children}
      </div>
    </UNSAFE_PortalProvider>
  )
}
