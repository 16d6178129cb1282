import { useBlockContext } from '../../page/view.ts'
import { type ReactNode, useState } from 'react'

/** Ends the session, once however often it is pressed. Source: M-020, M-021, M-087. */
export function SignOutButton({
  className,
  children,
}: {
  readonly className: string | undefined
  readonly children: ReactNode
}) {
  const { session } = useBlockContext()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    if (isLeaving) return
    setLeaving(true)
    void session.signOut().finally(() => setLeaving(false))
  }
  return (
    <button type="button" className={className} aria-busy={isLeaving || undefined} onClick={leave}>
      {children}
    </button>
  )
}
