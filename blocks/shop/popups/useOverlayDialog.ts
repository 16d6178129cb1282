import { useEffect, useState } from 'react'

/**
 * A dialog shown by `showOverlay`: it closes first, which gives the focus back, and leaves the page after that.
 *
 * @param leave what `showOverlay` hands over
 */
export function useOverlayDialog(leave: () => void) {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    if (!isOpen) leave()
  }, [isOpen, leave])
  return { isOpen, onClose: () => setOpen(false) }
}
