import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useShopName } from '../../kit/use-shop-name.ts'

/** Names the screen in the title of the window, while it shows. */
export function useTitle(title: string): void {
  const t = useTranslations('editor.practice')
  const shop = useShopName()
  const { practice } = useEnvironment()
  const whole = practice ? t('mark', { title: `${title} · ${shop}` }) : `${title} · ${shop}`
  useEffect(() => {
    const before = document.title
    document.title = whole
    return () => {
      document.title = before
    }
  }, [whole])
}
