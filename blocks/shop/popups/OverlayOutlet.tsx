import { Fragment } from 'react'
import { closeOverlay, overlays } from './overlay.ts'
import { useStore } from '#ui/store/store.ts'

/** Outlet of overlays; one on a page, outside its blocks. */
export function OverlayOutlet() {
  const { shown } = useStore(overlays)
  return shown.map(({ key, render }) => <Fragment key={key}>{render(() => closeOverlay(key))}</Fragment>)
}
