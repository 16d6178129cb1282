import { teaserFormBlock } from '#blocks/content/teaserForm/block.ts'
import { TeaserForm } from '#blocks/content/teaserForm/TeaserForm.tsx'
import { expect, userEvent, within } from 'storybook/test'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...teaser } = blockStories(teaserFormBlock, TeaserForm)
const meta = { title: 'Blocks/TeaserForm/States', ...block }
export default meta

/** Topics of the newsletter to choose from. */
const TOPICS = [
  { code: 'news', name: '新品消息' },
  { code: 'offers', name: '優惠' },
  { code: 'trails', name: '山徑筆記' },
]
export const WithTopics = { ...teaser.preset('letter'), loaders: [() => ({ data: { topics: TOPICS } })] }
export const WithTopicsOnPhone = {
  ...WithTopics,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** Sent as it is: both fields say what they miss. */
export const NothingFilledIn = {
  ...teaser.preset('letter'),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}
export const SignedUp = {
  ...teaser.preset('launch'),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByRole('textbox'), 'ming@example.com')
    await userEvent.selectOptions(form.getByRole('combobox'), 'HK')
    await userEvent.click(form.getByRole('button'))
    await form.findByText(/多謝/)
  },
}
export const LongTextInEnglish = { ...teaser.longText('launchEn'), globals: { language: 'en' } }
