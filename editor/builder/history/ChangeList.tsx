import type { Operation } from '#content-store/client/model/operations.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import type { PageDiff } from '../../core/model/page-diff.ts'
import { restoringBlock, restoringField } from '../../core/model/restore.ts'
import { toastDone, toastError } from '../../kit/parts/toasts.ts'
import { newGesture } from '../../core/session/page-session.ts'
import { ChangedBlocks } from './ChangedBlocks.tsx'

interface Props {
  readonly before: LivePage
  readonly after: LivePage
  readonly diff: PageDiff
  readonly chosen: string | undefined
  readonly onShow: (id: string) => void
  /** Set while two versions are compared: only from the draft can single parts be brought back. */
  readonly onCompareWithDraft: (() => void) | undefined
}

/** All that differs in words; each block and each field can be brought back into the draft. */
export function ChangeList({ before, after, onCompareWithDraft, ...shown }: Props) {
  const t = useTranslations('editor.history')
  const heading = useRef<HTMLHeadingElement>(null)
  const bringBack = useBringBack(heading)
  const { operator } = useEditor()
  const isDraft = onCompareWithDraft === undefined
  return (
    <ChangedBlocks
      {...shown}
      heading={heading}
      hint={t(isDraft ? 'changesHint' : 'onlyDraft')}
      bringing={
        isDraft
          ? {
              maySet: ([key]) => key !== 'globalConfig' || may(operator, 'frame.change'),
              block: (change, what) => bringBack(what, restoringBlock(change, before, after)),
              field: (id, path, what) => bringBack(what, restoringField(id, path, before, after)),
            }
          : undefined
      }
    >
      {onCompareWithDraft && (
        <Button variant="line" onClick={onCompareWithDraft}>
          {t('toDraft')}
        </Button>
      )}
    </ChangedBlocks>
  )
}

/** Carries operations out on the draft as one step, and says so; the list changes, so the keyboard goes to its heading. */
function useBringBack(heading: React.RefObject<HTMLElement | null>) {
  const t = useTranslations('editor.history')
  const { session } = useEditor()
  return (what: string, operations: readonly Operation[]) => {
    if (!session.run('restore', operations, newGesture('restore'))) return toastError(t('nothing'))
    toastDone(t('done', { what }))
    heading.current?.focus()
  }
}
