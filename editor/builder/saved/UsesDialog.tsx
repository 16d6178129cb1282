import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import type { SavedPartInfo } from '#content-store/client/types.ts'
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
  readonly part: Pick<SavedPartInfo, 'id' | 'name'>
  readonly onClose: () => void
}

/** Uses of a synced section, and updating those that were left behind. */
export function UsesDialog({ operator, part, onClose }: Props) {
  const t = useTranslations('editor.synced')
  const { uiLocale } = useEnvironment()
  const { data: uses, error } = useSectionUses(part.id)
  const bring = useChange('saved.update', { refreshesPages: true })
  const [isPublishing, setPublishing] = useState(false)
  const isBehind = uses?.some(({ behind }) => behind > 0) ?? false
  return (
    <Dialog
      isOpen
      size="m"
      title={t('usesTitle', { name: part.name[uiLocale] })}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
          {isBehind && (
            <Button
              isLoading={bring.isPending}
              onClick={() => bring.mutate({ id: part.id, publish: isPublishing })}
            >
              {t('bringAll')}
            </Button>
          )}
        </>
      }
    >
      {error && <Notice tone="error">{error.message}</Notice>}
      {bring.error && <Notice tone="error">{bring.error.message}</Notice>}
      {bring.data && <BroughtList pages={bring.data} />}
      {uses ? <UseTable uses={uses} /> : !error && <output>{t('asking')}</output>}
      {isBehind ? (
        <PublishToo
          isAllowed={may(operator, 'pages.publish')}
          isChosen={isPublishing}
          onChoose={setPublishing}
        />
      ) : (
        uses && uses.length > 0 && <p>{t('allCurrent')}</p>
      )}
    </Dialog>
  )
}
