import { useEffect } from 'react'
import { useShopName } from '../../kit/use-shop-name.ts'

/** Names the screen in the title of the window, while it shows. */
export function useTitle(title: string): void {
  const shop = useShopName()
  useEffect(() => {
    const before = document.title
    document.title = `${title} · ${shop}`
    return () => {
      document.title = before
    }
  }, [title, shop])
}
