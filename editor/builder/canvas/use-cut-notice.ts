import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { toastError } from '../../kit/parts/toasts.ts'
import type { CutText } from './port.ts'

/** Tells the operator that a text on the canvas did not take all that was put into it. */
export function useCutNotice(): (cut: CutText) => void {
  const t = useTranslations('editor.canvas')
  return useCallback(({ label, most, count }) => toastError(t('textCut', { label, max: most, count })), [t])
}
