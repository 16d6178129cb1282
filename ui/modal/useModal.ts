import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Modal {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Escape and a press on the backdrop close it. Defaults to true; false if it must be answered. */
  readonly isDismissable?: boolean
}

/**
 * Opens and closes a native modal `<dialog>` from a boolean. The browser puts it in the top layer, keeps focus inside and
 * restores it afterwards; `base.css` stops the page behind from scrolling. Focus starts on the element with `data-autofocus`,
 * or else on the first control. (React's `autoFocus` runs before the dialog shows.) `isMounted` stays true until the closing
 * animation has ended, so that the content does not vanish first.
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

  // A dialog that unmounts while open must not keep the page locked. A layout effect: it is still in the document, so the
  // browser restores the focus.
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
    /** The browser closed it (a second Escape, a form of method dialog). */
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && isOpen) onClose()
    },
    // The dialog has no padding: a press on the dialog itself is a press on the backdrop.
    onPointerDown: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (isDismissable && event.target === event.currentTarget) onClose()
    },
  }
  return { props, isMounted }
}
