import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { ReactNode } from 'react'
import type { LinkTarget } from '../../page/link-target.ts'
import { showOverlay } from '../popups/overlay.ts'
import { useOverlayDialog } from '../popups/useOverlayDialog.ts'

interface Action {
  readonly label: string
  /** Address that the button leads to; without one it only closes the modal. */
  readonly target?: LinkTarget | undefined
}

export interface CustomModalContent {
  readonly title: string
  readonly body: ReactNode
  /** One button or two, the main one first. */
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
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="s"
      actions={
        <>
          {second && <ActionButton {...second} variant="line" onClose={onClose} />}
          <ActionButton {...first} variant="solid" onClose={onClose} />
        </>
      }
    >
      {body}
    </Dialog>
  )
}

function ActionButton({
  label,
  target,
  variant,
  onClose,
}: Action & { readonly variant: 'solid' | 'line'; readonly onClose: () => void }) {
  if (!target)
    return (
      <Button variant={variant} onClick={onClose}>
        {label}
      </Button>
    )
  const { href, isOutside } = target
  return (
    <ButtonLink
      variant={variant}
      href={href}
      onClick={onClose}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
    </ButtonLink>
  )
}
