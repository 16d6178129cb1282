import { useState } from 'react'
import type { FocusRequest } from '../../kit/services/inspector-services.ts'
import { useFocusRequest } from './context.ts'

/** Runs `open` once for each time the editor points at one of the paths or at something below them. */
export function useOpenOnRequest(paths: readonly string[], open: (request: FocusRequest) => void) {
  const request = useFocusRequest()
  const [seen, setSeen] = useState<FocusRequest>()
  if (request === seen) return
  setSeen(request)
  if (request && paths.some(path => request.path === path || request.path.startsWith(`${path}.`)))
    open(request)
}
