import { Button } from '#ui/button/Button.tsx'
import { type ComponentProps, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'
import { departure } from '../form/departure.ts'

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  /** A path of the shop. */
  readonly to: string
}

/** Ends the session and goes to a page that takes only shoppers who are not logged in. */
export function LeaveTo({ to, ...look }: Props) {
  const { session } = useBlockContext()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await session.signOut()
    departure.to(to)
  }
  return <Button {...look} isLoading={isLeaving} onClick={() => void leave()} />
}
