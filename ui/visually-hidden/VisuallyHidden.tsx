import type { ReactNode } from 'react'

/** Words for screen readers alone. The class is global (`base.css`) and may be used by itself. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="visuallyHidden">{children}</span>
)
