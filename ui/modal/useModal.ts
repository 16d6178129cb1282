import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Modal {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Escape and a press beside it close it too; on unless it must be answered. */
  readonly isDismissable?: boolean
}

/**
 * Opens and closes a native modal `<dialog>` from a boolean. The browser gives it the top layer, keeps focus inside and
 * returns it afterwards; `base.css` stops the page behind from scrolling. The focus starts on the element with
 * `data-autofocus`, otherwise on the first control: React's `autoFocus` comes before the dialog shows. `isMounted` stays true until the closing
 * animation is over, so that what it holds does not vanish first.
 */
export function useModal({ isOpen, onClose, isDismissable = true }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isMounted, setMounted] = useState(isOpen)
  if (isOpen && !isMounted) setMounted(true)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) {
      dialog.showModal()
      return dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    dialog.close()
    let isCurrent = true
    void Promise.allSettled((dialog.getAnimations?.() ?? []).map(({ finished }) => finished)).then(
      () => isCurrent && setMounted(false),
    )
    return () => {
      isCurrent = false
    }
  }, [isOpen])

  // A dialog that leaves the page while open must not keep the page locked, and gives the focus back while it still can.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  const props = {
    ref,
    // Browsers let a second Escape close a dialog that refused the first.
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (!isDismissable && event.key === 'Escape') event.preventDefault()
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (isDismissable) onClose()
    },
    /** The browser closed it by itself (a second Escape, a form of method dialog). */
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && isOpen) onClose()
    },
    // The dialog itself has no padding: a press that lands on it landed on the veil.
    onPointerDown: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (isDismissable && event.target === event.currentTarget) onClose()
    },
  }
  return { props, isMounted }
}
