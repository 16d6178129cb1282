import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useEditor } from '../editor-context.ts'
import { lazyPart } from '../../kit/parts/LazyPart.tsx'
import { ConflictDialog } from '../conflicts/ConflictDialog.tsx'
import { SignInAgainDialog } from './SignInAgainDialog.tsx'
import { WorkDialog } from '../conflicts/WorkDialog.tsx'
import { UnsentDialog } from '../conflicts/UnsentDialog.tsx'

const PublishDialog = lazyPart(async () => (await import('./PublishDialog.tsx')).PublishDialog)
const ChecksDialog = lazyPart(async () => (await import('./ChecksDialog.tsx')).ChecksDialog)
const HistoryDialog = lazyPart(async () => (await import('../history/HistoryDialog.tsx')).HistoryDialog)
const PreviewDialog = lazyPart(async () => (await import('./PreviewDialog.tsx')).PreviewDialog)
const SettingsDialog = lazyPart(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)
const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)

const FrameDialog = lazyPart(async () => (await import('../view/FrameDialog.tsx')).FrameDialog)
const ViewsDialog = lazyPart(async () => (await import('../matrix/ViewsDialog.tsx')).ViewsDialog)
const LanguagesDialog = lazyPart(
  async () => (await import('../languages/LanguagesDialog.tsx')).LanguagesDialog,
)
const OwnAddressDialog = lazyPart(async () => (await import('./OwnAddressDialog.tsx')).OwnAddressDialog)
const SaveSectionDialog = lazyPart(async () => (await import('../saved/SaveDialog.tsx')).SaveSectionDialog)
const SaveTemplateDialog = lazyPart(async () => (await import('../saved/SaveDialog.tsx')).SaveTemplateDialog)
const MakeSyncedDialog = lazyPart(
  async () => (await import('../saved/MakeSyncedDialog.tsx')).MakeSyncedDialog,
)
const MoveDialog = lazyPart(async () => (await import('../menu/MoveDialog.tsx')).MoveDialog)
const FindDialog = lazyPart(async () => (await import('../find/PageFindDialog.tsx')).PageFindDialog)

const DIALOGS = {
  frame: FrameDialog,
  views: ViewsDialog,
  publish: PublishDialog,
  checks: ChecksDialog,
  versions: HistoryDialog,
  preview: PreviewDialog,
  page: SettingsDialog,
  address: OwnAddressDialog,
  saveSection: SaveSectionDialog,
  saveTemplate: SaveTemplateDialog,
  makeSynced: MakeSyncedDialog,
  moveTo: MoveDialog,
  find: FindDialog,
  shortcuts: ShortcutsDialog,
  languages: LanguagesDialog,
} as const

/** The one dialog in front, if any. Trouble with saving comes before whatever was asked for. */
export function PageDialogs() {
  const t = useTranslations('editor.panels')
  const { session } = useEditor()
  const dialog = useStore(session.store, state => state.dialog)
  const isClashing = useStore(session.store, state => state.clashes.length > 0)
  const saveState = useStore(session.store, state => state.save.state)
  const close = () => session.store.setState({ dialog: undefined })
  if (saveState === 'signedOut') return <SignInAgainDialog />
  if (isClashing) return <ConflictDialog />
  if (!dialog) return null
  if (dialog === 'unsent') return <UnsentDialog onClose={close} />
  if (dialog === 'work') return <WorkDialog onClose={close} />
  const Open = DIALOGS[dialog]
  return (
    <Open
      key={dialog}
      onClose={close}
      frame={message => (
        <Dialog isOpen size="s" title={t('notLoadedTitle')} onClose={close}>
          {message}
        </Dialog>
      )}
    />
  )
}
