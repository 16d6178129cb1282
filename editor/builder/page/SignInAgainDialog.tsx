import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useEditor } from '../editor-context.ts'
import { SignInForm } from '../../kit/sign-in/SignInForm.tsx'

/** The session ended while editing, or another operator signed in: sign in here and go on where you were. */
export function SignInAgainDialog() {
  const t = useTranslations('editor.signIn')
  const { session, operator } = useEditor()
  const other = useStore(session.store, ({ save }) => save.message)
  return (
    <Dialog isOpen size="form" title={t('again')} isDismissable={false} onClose={() => undefined}>
      <p>{other ?? t('againText')}</p>
      <SignInForm lastName={operator.name} onSignedIn={() => void session.autosave.flush()} />
    </Dialog>
  )
}
