import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import type { SavedPart, SectionChange } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { useSectionUses } from './use-section-uses.ts'
import { may } from '#operators/rights.ts'
import { BroughtList } from './BroughtList.tsx'
import { PublishToo } from './PublishToo.tsx'
import { UseTable } from './UseTable.tsx'

interface Props {
  readonly operator: Operator
  readonly part: SavedPart
  readonly change: SectionChange
  /** The change is stored. */
  readonly onSaved: () => void
  readonly onClose: () => void
  /** After the result was read. */
  readonly onDone: () => void
}

/** Says where a section is used and what its change would meet there, then saves it and brings the pages up to date. */
export function SaveChangeDialog({ operator, part, change, onSaved, onClose, onDone }: Props) {
  const t = useTranslations('editor.synced')
  const { uiLocale } = useEnvironment()
  const { data: uses, error } = useSectionUses(part.id, change)
  const save = useChange('saved.change', { refreshesPages: true })
  const [isPublishing, setPublishing] = useState(false)
  const title = t(save.data ? 'resultTitle' : 'saveTitle', { name: part.name[uiLocale] })
  if (save.data)
    return (
      <Dialog
        isOpen
        size="m"
        title={title}
        onClose={onDone}
        actions={
          <Button data-autofocus onClick={onDone}>
            {t('close')}
          </Button>
        }
      >
        <BroughtList pages={save.data.pages} />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      size="m"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            disabled={!uses}
            isLoading={save.isPending}
            onClick={() =>
              save.mutate({ id: part.id, ...change, publish: isPublishing }, { onSuccess: onSaved })
            }
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {(save.error ?? error) && <Notice tone="error">{(save.error ?? error)?.message}</Notice>}
      {uses ? <UseTable uses={uses} /> : !error && <output>{t('asking')}</output>}
      {uses && uses.length > 0 && (
        <>
          <p>{t('drafts')}</p>
          {uses.some(({ liveUses }) => liveUses > 0) && (
            <PublishToo
              isAllowed={may(operator, 'pages.publish')}
              isChosen={isPublishing}
              onChoose={setPublishing}
            />
          )}
        </>
      )}
    </Dialog>
  )
}
