import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { PictureDialog } from '#ui/dialog/PictureDialog.tsx'
import { Drawer } from '#ui/drawer/Drawer.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { useSay } from '../sample-text.ts'

const meta = { title: 'UI/Dialog and drawer' } satisfies Meta
export default meta

const Question = ({ startsOpen = false }) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(startsOpen)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('移除商品', 'Remove item')}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="s"
        title={say('要移除這件商品嗎？', 'Remove this item?')}
        actions={
          <>
            <Button variant="line" onClick={close}>
              {say('保留', 'Keep it')}
            </Button>
            <Button onClick={close}>{say('移除', 'Remove')}</Button>
          </>
        }
      >
        <p>{say('雲嶺防水硬殼外套將不再在購物袋內。', 'Cloudridge Waterproof Shell will leave your bag.')}</p>
      </Dialog>
    </>
  )
}

export const OpenDialog: StoryObj = { render: () => <Question startsOpen /> }
export const OpenDialogOnPhone: StoryObj = {
  render: () => <Question startsOpen />,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    // From edge to edge, except for the scrollbar.
    await expect(dialog.getBoundingClientRect().left).toBe(0)
    await expect(dialog.getBoundingClientRect().width).toBeGreaterThan(370)
    await expect(window.innerWidth).toBe(390)
  },
}

/** Opens, keeps focus inside, closes on Escape and restores focus to the opener. */
export const DialogByKeyboard: StoryObj = {
  render: () => <Question />,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Remove item' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Remove this item?' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    // A script cannot send the browser's own Escape; `cancel` is the event that it fires.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await waitFor(() => expect(dialog).toBeEmptyDOMElement())
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
  },
}

/** A press on the backdrop closes; one inside does not. */
export const DialogByPointer: StoryObj = {
  render: () => <Question startsOpen />,
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(screen.getByText(/will leave your bag/))
    await expect(dialog).toHaveAttribute('open')
    await userEvent.click(dialog)
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  },
}

const MustAnswer = () => {
  const say = useSay()
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      isDismissable={false}
      title={say('工作階段已結束', 'Your session has ended')}
      actions={<Button onClick={() => setOpen(false)}>{say('重新登入', 'Sign in again')}</Button>}
    >
      <p>{say('請重新登入以繼續。', 'Please sign in again to go on.')}</p>
    </Dialog>
  )
}

export const MustBeAnswered: StoryObj = {
  render: () => <MustAnswer />,
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await userEvent.click(dialog)
    await expect(dialog).toHaveAttribute('open')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  },
}

const LongDialog = () => {
  const say = useSay()
  return (
    <Dialog isOpen onClose={() => undefined} size="l" title={say('送貨及退換', 'Delivery and returns')}>
      {Array.from({ length: 20 }, (_, i) => (
        <p key={i}>
          {say(
            '收貨後 14 天內可退換，處理需時約三星期。速遞一般於 3 至 5 個工作天內送達。',
            'Returns within 14 days of receipt, handled within three weeks. Courier delivery takes 3 to 5 business days.',
          )}
        </p>
      ))}
    </Dialog>
  )
}

export const LongContent: StoryObj = { render: () => <LongDialog /> }

const Offer = () => {
  const say = useSay()
  const [isOpen, setOpen] = useState(true)
  return (
    <PictureDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      label={say('山脊日落', 'Sunset on the ridge')}
      width={640}
      phoneWidth={300}
    >
      <Picture
        src="/media/demo/photo-ridge.webp"
        alt={say('日落時的山脊', 'A ridge at sunset')}
        ratio="16 / 9"
        sizes="640px"
        isPriority
      />
    </PictureDialog>
  )
}

/** Focus starts on the close button. */
export const OpenPictureDialog: StoryObj = {
  render: () => <Offer />,
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sunset on the ridge' })
    const close = screen.getByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.click(close)
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  },
}
export const PictureDialogOnPhone: StoryObj = {
  render: () => <Offer />,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

const Bag = ({ side = 'right', startsOpen = true }: { side?: 'left' | 'right'; startsOpen?: boolean }) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('開啟購物袋', 'Open bag')}</Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        side={side}
        title={say('購物袋（2）', 'Bag (2)')}
        foot={<Button isWide>{say('前往結帳 · HK$2,913', 'Check out · HK$2,913')}</Button>}
      >
        <p>{say('雲嶺防水硬殼外套', 'Cloudridge Waterproof Shell')}</p>
        <p>{say('霧谷刷毛立領上衣', 'Mistvale Grid Fleece')}</p>
      </Drawer>
    </>
  )
}

export const OpenDrawer: StoryObj = { render: () => <Bag /> }
export const DrawerFromTheLeftOnPhone: StoryObj = {
  render: () => <Bag side="left" />,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const DrawerByKeyboard: StoryObj = {
  render: () => <Bag startsOpen={false} />,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open bag' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Bag (2)' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'))
    await expect(opener).toHaveFocus()
  },
}
