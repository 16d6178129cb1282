import { useEffect } from 'react'

/** Names the screen in the title of the window, while it shows. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · Cairn`
    return () => {
      document.title = before
    }
  }, [title])
}
