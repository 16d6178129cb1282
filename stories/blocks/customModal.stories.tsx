import { customModalBlock } from '#blocks/popups/customModal/block.ts'
import { CustomModal } from '#blocks/popups/customModal/CustomModal.tsx'
import { closeOverlays } from '#blocks/shop/popups/overlay.ts'
import { screen, userEvent } from 'storybook/test'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...modal } = blockStories(customModalBlock, CustomModal)
type Decorate = NonNullable<Exclude<BlockStory['decorators'], readonly unknown[]>>
/** The link of the page that opens it. */
const withLink: Decorate = (Story, { args }) => (
  <>
    <p style={{ padding: 24 }}>
      <a href={`#${String(args.id)}`}>{String(args.title)}</a>
    </p>
    <Story />
  </>
)

const meta = { title: 'Blocks/CustomModal/States', ...block, decorators: [withLink] }
export default meta

/** Follows the link of the page that opens it. */
const opened = (story: BlockStory): BlockStory => ({
  ...story,
  beforeEach: () => closeOverlays,
  play: async () => {
    await userEvent.click(screen.getByRole('link'))
    await screen.findByRole('dialog')
  },
})

export const Notice = opened(modal.preset('notice'))
export const NoticeInEnglish = opened(modal.english('noticeEnglish'))
export const TwoButtons = opened(modal.preset('choice'))
export const TwoButtonsInEnglish = opened(modal.english('choiceEnglish'))
export const Phone = opened(modal.phone('choice'))
export const LongText = opened(modal.longText('choice'))
