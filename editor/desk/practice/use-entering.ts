import { useRef } from 'react'
import { useChange } from '../../kit/operations.ts'

/**
 * Enters the practice shop in a new tab. Browsers let a press open one at once only, so it opens empty and goes on once the address is
 * there; it closes where the address is refused.
 */
export function useEntering() {
  const tab = useRef<Window | null>(null)
  const entering = useChange('practice.enter', {
    onDone({ address }) {
      // A browser that opens no tab goes there itself.
      if (tab.current) tab.current.location.replace(address)
      else window.location.assign(address)
    },
    onError: () => tab.current?.close(),
  })
  return {
    ...entering,
    enter: () => {
      if (entering.isPending) return
      tab.current = window.open('', '_blank')
      entering.start({})
    },
  }
}
