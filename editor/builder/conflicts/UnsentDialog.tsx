import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { diffPages } from '../../core/model/page-diff.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { DifferenceList } from '../history/DifferenceList.tsx'

/** Edits of an earlier visit that never reached the store: take them up or let them go. */
export function UnsentDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.unsent')
  const { session } = useEditor()
  const { uiLocale } = useEnvironment()
  const { unsent } = session
  if (!unsent) return null
  return (
    <Dialog
      isOpen
      size="form"
      title={t('title')}
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              session.dropUnsent()
              onClose()
            }}
          >
            {t('drop')}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              void session.takeUnsent()
              onClose()
            }}
          >
            {t('take')}
          </Button>
        </>
      }
    >
      <p>{t('text', { time: formatDateTime(unsent.at, uiLocale) })}</p>
      <DifferenceList difference={diffPages(session.page, session.treeOf(session.unsentContent()))} />
    </Dialog>
  )
}
