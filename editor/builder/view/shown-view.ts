import { readViewer, type Viewer } from '#api/rules/view-point.ts'
import { type Device, DEVICES, type EditorState } from '../../core/session/store.ts'

/** The width, and the kind of shopper, a page is shown for. */
export type ShownView = Pick<EditorState, 'device' | 'viewer'>

const isDevice = (text: string | null): text is Device => text !== null && Object.hasOwn(DEVICES, text)

/** The view that an address of the editor names, `?languages=both` for both languages side by side; what it does not name, or not rightly, stays as it is. */
export function viewIn(search: string): Partial<ShownView & Pick<EditorState, 'isBilingual'>> {
  const query = new URLSearchParams(search)
  const device = query.get('device')
  const viewer: Viewer | undefined = readViewer(query.get('viewer') ?? undefined)
  const isBilingual = query.get('languages') === 'both'
  return {
    ...(isDevice(device) && { device }),
    ...(viewer && { viewer }),
    ...(isBilingual && { isBilingual }),
  }
}

/** Editing surface of a page, shown in a view. */
export const addressOf = (key: string, { device, viewer }: ShownView): string =>
  `/pages/${key}?${new URLSearchParams({ device, viewer })}`
