import { createContext, use } from 'react'
import type { CanvasHost } from '../port.ts'

const context = createContext<CanvasHost | undefined>(undefined)
export const HostProvider = context

/** The editor around the canvas. */
export function useHost(): CanvasHost {
  const host = use(context)
  if (!host) throw new Error('A canvas part was rendered without its host.')
  return host
}
