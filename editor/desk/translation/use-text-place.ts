import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { PageText } from '#content-store/client/translation.ts'
import { parsePathKey } from '../../form/inspector/form/option-path.ts'
import { useOptionLabels } from '../../form/inspector/option-label.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'

/** The block and the option of a text, in words. */
export function useTextPlace() {
  const t = useTranslations('editor.problems')
  const blockName = useBlockName()
  const optionLabel = useOptionLabels()
  return useCallback(
    ({ code, blockName: name, path }: Pick<PageText, 'code' | 'blockName' | 'path'>) => ({
      block: code === '' ? t('thePage') : blockName({ code, name }),
      option: optionLabel(code, parsePathKey(path)),
    }),
    [t, blockName, optionLabel],
  )
}
