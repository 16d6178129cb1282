import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../editor-context.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { SignInAgainDialog } from './SignInAgainDialog.tsx'
import { UnsentDialog } from './UnsentDialog.tsx'

const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog.tsx')).PublishDialog }))
const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog.tsx')).VersionsDialog }))
const PreviewDialog = lazy(async () => ({ default: (await import('./PreviewDialog.tsx')).PreviewDialog }))
const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}))

const DIALOGS = {
  publish: PublishDialog,
  versions: VersionsDialog,
  preview: PreviewDialog,
  page: SettingsDialog,
  shortcuts: ShortcutsDialog,
  unsent: UnsentDialog,
} as const

/** The one dialog in front, if any. Trouble with saving comes before whatever was asked for. */
export function PageDialogs() {
  const { session } = useEditor()
  const dialog = useStore(session.store, state => state.dialog)
  const saveState = useStore(session.store, state => state.save.state)
  const close = () => session.store.setState({ dialog: undefined })
  if (saveState === 'conflict') return <ConflictDialog />
  if (saveState === 'signedOut') return <SignInAgainDialog />
  if (!dialog) return null
  const Open = DIALOGS[dialog]
  return (
    <Suspense fallback={null}>
      <Open onClose={close} />
    </Suspense>
  )
}
