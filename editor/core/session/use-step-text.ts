import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { DraftOperation } from '#content-store/client/draft/draft-operations.ts'
import type { StepLabel } from '#content-store/client/model/steps.ts'

/** Number of blocks that operations act on. Blocks inside a new block are part of it. */
export const blockCount = (operations: readonly DraftOperation[]): number =>
  new Set(
    operations.map(operation => (operation.kind === 'insert' ? operation.branch.nodes[0]?.id : operation.id)),
  ).size

/** Names a step, with the number of its blocks where it is about several. */
export function useStepText(): (label: StepLabel, operations: readonly DraftOperation[]) => string {
  const t = useTranslations('editor.steps')
  return useCallback((label, operations) => t(label, { count: blockCount(operations) }), [t])
}
