import { useNavigate } from 'react-router'
import { useEditor } from '../editor-context.ts'
import { usePublished } from '../open-page/use-published.ts'
import { AddressDialog } from '../addresses/AddressDialog.tsx'

/** Another address for the page that is open. */
export function OwnAddressDialog({ onClose }: { readonly onClose: () => void }) {
  const go = useNavigate()
  const { session } = useEditor()
  const { detail } = usePublished()
  return (
    <AddressDialog
      page={detail}
      beforeMove={() => session.autosave.flush()}
      onMoved={({ key }) => void go(`/pages/${key}`, { replace: true })}
      onClose={onClose}
    />
  )
}
