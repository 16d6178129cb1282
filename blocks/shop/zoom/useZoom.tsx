import { type ReactNode, useState } from 'react'
import type { ZoomDialog, ZoomPicture } from './ZoomDialog.tsx'

/** The full-window view of some pictures; its code loads on the first press. Source: C-069. */
export function useZoom(): {
  /** Shows the pictures, starting at index `at`. */
  readonly open: (pictures: readonly ZoomPicture[], at: number) => void
  /** Render it anywhere in the view. */
  readonly dialog: ReactNode
} {
  const [shown, setShown] = useState<{
    Dialog: typeof ZoomDialog
    pictures: readonly ZoomPicture[]
    at: number
  }>()
  const [isOpen, setOpen] = useState(false)
  return {
    open: (pictures, at) =>
      void import('./ZoomDialog.tsx').then(
        ({ ZoomDialog: Dialog }) => {
          setShown({ Dialog, pictures, at })
          setOpen(true)
        },
        // If the chunk fails to load, the picture stays as it is.
        (error: unknown) => console.warn('The large view did not load.', error),
      ),
    dialog: shown && (
      <shown.Dialog pictures={shown.pictures} at={shown.at} isOpen={isOpen} onClose={() => setOpen(false)} />
    ),
  }
}
