import { useBlockContext } from '#blocks/page/view.ts'

/** Sample text in the toolbar's language: `const say = useSay(); say('外套', 'Jackets')`. */
export function useSay() {
  const { locale } = useBlockContext()
  return (zh: string, en: string) => (locale === 'zh_HK' ? zh : en)
}
