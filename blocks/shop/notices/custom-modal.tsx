import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { ReactNode } from 'react'
import { showOverlay } from '../popups/overlay.ts'
import { useOverlayDialog } from '../popups/useOverlayDialog.ts'

interface Action {
  readonly label: string
  /** Called as the modal closes. */
  readonly onPress?: () => void
}

export interface CustomModalContent {
  readonly title: string
  readonly body: ReactNode
  /** One button or two; the first is what one most likely wants. */
  readonly actions: readonly [Action] | readonly [Action, Action]
}

/** A general dialog over the page; Escape, the cross and every button close it. Browsers only. Source: L-128, LO-69. */
export const showCustomModal = (content: CustomModalContent): void =>
  showOverlay(leave => <CustomModal {...content} leave={leave} />)

function CustomModal({
  title,
  body,
  actions: [first, second],
  leave,
}: CustomModalContent & { readonly leave: () => void }) {
  const { isOpen, onClose } = useOverlayDialog(leave)
  const press = ({ onPress }: Action) => {
    onClose()
    onPress?.()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="s"
      actions={
        <>
          {second && (
            <Button variant="line" onClick={() => press(second)}>
              {second.label}
            </Button>
          )}
          <Button onClick={() => press(first)}>{first.label}</Button>
        </>
      }
    >
      {body}
    </Dialog>
  )
}
