import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useTranslations } from 'use-intl'
import { useNavigate } from 'react-router'
import { useEditor } from '../editor-context.ts'
import { mayEdit } from '../../kit/rights.ts'

/** Says where header and footer are edited, and leads there. */
export function FrameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.view')
  const { session, operator } = useEditor()
  const navigate = useNavigate()
  const isMine = mayEdit(operator, '/shell/frame')
  const hide = () => session.store.setState({ showsFrame: false, dialog: undefined })
  return (
    <Dialog
      isOpen
      size="s"
      title={t('frame')}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={hide}>
            {t('hideFrame')}
          </Button>
          {isMine && (
            <Button onClick={() => void navigate(`/pages/shell.frame_${session.detail.locale}`)}>
              {t('openFrame')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(isMine ? 'frameText' : 'frameForAdmins')}</p>
    </Dialog>
  )
}
