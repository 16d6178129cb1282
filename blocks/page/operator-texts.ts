import { useTranslations } from 'use-intl'
import { useBlockContext } from './view.ts'

type Root = ReturnType<typeof useTranslations<never>>

/**
 * Texts that operators alone read, on the editor's canvas: in their language, which may be another than the page's. Keys are whole:
 * `static.emptyBlock`.
 */
export function useOperatorTexts(): Root {
  const own = useTranslations()
  return useBlockContext().operatorTexts ?? own
}
