import { MessageBar } from '#blocks/frame/messageBar/MessageBar.tsx'
import { messageBarBlock } from '#blocks/frame/messageBar/block.ts'
import { expect, waitFor } from 'storybook/test'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...bar } = blockStories(messageBarBlock, MessageBar)
const meta = { title: 'Blocks/MessageBar/States', ...block }
export default meta

export const LongEnglish = bar.english({
  messages: [
    {
      title:
        'Free delivery in Hong Kong and Macau on orders over HK$1,000; couriers take three to five business days, and every shop keeps parcels for a week.',
    },
    { title: 'Repair days' },
  ],
})
export const PhoneLongText = bar.phone({
  messages: [
    { title: '港澳訂單滿一千元免運費，速遞一般需時三至五個工作天，亦可選擇到任何門市自取，貨到後保留七天。' },
    { title: '維修日' },
  ],
})

/** Every message has its turn by hand, and what shows can be stopped. */
export const ByHand = {
  ...bar.preset('news'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '暫停輪播訊息' }))
    await userEvent.click(canvas.getByRole('button', { name: '下一則訊息' }))
    await expect(canvas.getByRole('link', { name: '夏日離島系列現已登場' })).toBeVisible()
    const first = () => canvas.queryByRole('link', { name: '港澳訂單滿 HK$1,000 免運費' })
    await waitFor(() => expect(first()).toBeNull())
  },
} satisfies BlockStory
