import { findBlock } from '#blocks/registry.ts'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockName } from '../../kit/parts/block-name.ts'
import type { PasteProblem, TransferProblem } from './transfer.ts'

/** Why a text from elsewhere cannot be taken, in words. */
export function useTransferText() {
  const t = useTranslations('editor.transfer')
  return useCallback(
    (what: 'paste' | 'file', problem: TransferProblem) =>
      problem.kind === 'invalid'
        ? t('invalid', { path: problem.path })
        : problem.kind === 'tooMany' || problem.kind === 'tooLarge'
          ? t(problem.kind, { max: problem.max })
          : t(`${what}.${problem.kind}`),
    [t],
  )
}

/** Why copied blocks cannot be pasted, in words. */
export function usePasteText() {
  const t = useTranslations('editor.transfer.paste')
  const text = useTransferText()
  const name = useBlockName()
  return useCallback(
    (problem: PasteProblem) =>
      problem.kind === 'refused'
        ? t(findBlock(problem.code) ? 'refused' : 'unknown', { name: name({ name: '', code: problem.code }) })
        : text('paste', problem),
    [t, text, name],
  )
}
