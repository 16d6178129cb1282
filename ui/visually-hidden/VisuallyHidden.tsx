import type { ReactNode } from 'react'

/** Text for screen readers only. The class is global (`base.css`) and can be used directly. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="visuallyHidden">{children}</span>
)
