import { Button } from '#ui/button/Button.tsx'
import { dismissToast, showToast, type ToastStatus } from '#ui/toast/toast.ts'
import { ToastRegion } from '#ui/toast/ToastRegion.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { useSay } from '../sample-text.ts'
import styles from './layout.module.css'

const STATUSES: readonly ToastStatus[] = ['default', 'success', 'error', 'old-error']

const Buttons = () => {
  const say = useSay()
  const words: Record<ToastStatus, string> = {
    default: say('已複製連結', 'Link copied'),
    success: say('已加入購物袋', 'Added to your bag'),
    error: say('每件商品最多 10 件', 'At most 10 of each item'),
    'old-error': say('商品已下架', 'This item is no longer sold'),
  }
  return (
    <div className={styles.row} style={{ minHeight: '1.6rem' }}>
      {STATUSES.map(status => (
        <Button key={status} variant="line" onClick={() => showToast(words[status], { status })}>
          {status}
        </Button>
      ))}
      <ToastRegion />
    </div>
  )
}

const meta = { title: 'UI/Toast', render: () => <Buttons />, beforeEach: () => dismissToast } satisfies Meta
export default meta

const shown = (status: ToastStatus, message: string): StoryObj => ({
  play: () => showToast(message, { status, durationMs: 60_000 }),
})

export const Default = shown('default', '已複製連結')
export const Success = shown('success', '已加入購物袋')
export const Failure = shown('error', '每件商品最多 10 件')
export const LongWords = {
  ...shown(
    'error',
    '這件商品的庫存只餘 2 件，你的購物袋內已有 2 件，因此未能再加入。請調整數量後再試一次，或留下電郵待補貨時通知你。',
  ),
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** A second toast replaces the first; errors interrupt, others are polite (L-407, L-408). */
export const OneAtATime: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    const page = within(canvasElement)
    await expect(page.getByRole('status')).toHaveTextContent('已加入購物袋')
    await userEvent.click(canvas.getByRole('button', { name: 'error' }))
    await expect(page.getByRole('alert')).toHaveTextContent('每件商品最多 10 件')
    await expect(page.getByRole('status')).toBeEmptyDOMElement()
  },
}
