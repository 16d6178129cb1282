import { GuestOrderDialog } from '#blocks/shop/guest-order/GuestOrderDialog.tsx'
import { showBagBanner } from '#blocks/shop/notices/BagBanner.tsx'
import { CookieNotice } from '#blocks/shop/notices/CookieNotice.tsx'
import { showCustomModal } from '#blocks/shop/notices/custom-modal.tsx'
import { closeOverlays } from '#blocks/shop/popups/overlay.ts'
import { beginLoading } from '#ui/loading/loading.ts'
import { LoadingIndicator } from '#ui/loading/LoadingIndicator.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { useSay } from '../sample-text.ts'

const meta = { title: 'Shop/Notices', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const room = { minHeight: '6rem' }
const nothing = () => undefined
const ENGLISH = { language: 'en' }
const PHONE = { viewport: { value: 'phone', isRotated: false } }

/** Shows an overlay by a call, while the story shows. */
const Shown = ({ show }: { readonly show: () => void }) => {
  useEffect(() => {
    show()
    return closeOverlays
  }, [show])
  return <div style={room} />
}

const cookies = () => (
  <div style={room}>
    <CookieNotice />
  </div>
)

export const Cookies: StoryObj = { render: cookies }
export const CookiesEnglish: StoryObj = { render: cookies, globals: ENGLISH }
export const CookiesOnPhone: StoryObj = { render: cookies, globals: PHONE }

export const AddedToBag: StoryObj = { render: () => <Shown show={showBagBanner} /> }
export const AddedToBagEnglish: StoryObj = { render: () => <Shown show={showBagBanner} />, globals: ENGLISH }
export const AddedToBagOnPhone: StoryObj = { render: () => <Shown show={showBagBanner} />, globals: PHONE }

const Asked = () => {
  const say = useSay()
  useEffect(() => {
    showCustomModal({
      title: say('離開商店？', 'Leave the shop?'),
      body: <p>{say('你將前往另一個網站。', 'You are going to another site.')}</p>,
      actions: [{ label: say('繼續', 'Go on') }, { label: say('留下', 'Stay') }],
    })
    return closeOverlays
  }, [say])
  return <div style={room} />
}
export const CustomModal: StoryObj = { render: () => <Asked /> }
export const CustomModalEnglish: StoryObj = { render: () => <Asked />, globals: ENGLISH }
export const CustomModalOnPhone: StoryObj = { render: () => <Asked />, globals: PHONE }

const guestOrder = () => <GuestOrderDialog leave={nothing} open={nothing} />
export const GuestOrder: StoryObj = { render: guestOrder }
export const GuestOrderEnglish: StoryObj = { render: guestOrder, globals: ENGLISH }
export const GuestOrderOnPhone: StoryObj = { render: guestOrder, globals: PHONE }

const Waiting = () => {
  useEffect(() => beginLoading(), [])
  return (
    <div style={room}>
      <LoadingIndicator />
    </div>
  )
}
export const Loading: StoryObj = { render: () => <Waiting /> }
