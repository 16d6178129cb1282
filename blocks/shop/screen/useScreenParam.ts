import { useBlockContext } from '../../page/view.ts'

/** A part of the screen's address by its name in the route; empty where the page is none of a screen's. */
export function useScreenParam(name: string): string {
  const { route } = useBlockContext()
  return route.kind === 'screen' ? (route.params[name] ?? '') : ''
}
