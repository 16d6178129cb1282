import type { MediaItem, MediaUse } from '#content-store/client/media.ts'
import { fakeMedia } from '#editor/form/media/testing.ts'
import { MediaDetails } from '#editor/form/media/MediaDetails.tsx'
import { MediaRoom } from '#editor/desk/media/MediaRoom.tsx'
import type { MediaPort } from '#editor/kit/services/media-port.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const item = (change: Partial<MediaItem> = {}): MediaItem => ({
  id: 'snow',
  url: '/media/demo/scene-snow.svg?as=photo',
  name: 'snow.webp',
  width: 1600,
  height: 900,
  bytes: 184_000,
  type: 'image/webp',
  uploadedAt: Date.UTC(2026, 10, 20),
  uploadedBy: 'ada',
  alt: { zh_HK: '雪地上的一行人', en_US: 'A party of walkers on snow' },
  tags: ['雪', 'winter'],
  focus: '30% 70%',
  deletedAt: null,
  ...change,
})
const drawing = item({
  id: 'drawing',
  name: 'scene-snow.svg',
  url: '/media/demo/scene-snow.svg',
  type: 'image/svg+xml',
})
const use: MediaUse = {
  key: 'landingPage.summer_zh_HK',
  path: '/landingPage/summer',
  locale: 'zh_HK',
  title: '十二月，走一百公里：由麥理浩徑到衞奕信徑',
  where: 'live',
  blocks: [{ id: 'hero', code: 'banner', name: '主視覺', isPopup: false }],
}
const close = () => undefined
const operator = { name: 'ada', role: 'admin' } as const

const details =
  (shown: MediaItem, change: Partial<MediaPort> = {}) =>
  () => {
    const media = fakeMedia([shown], { uses: async () => [use], ...change })
    return (
      <DeskStory port={{ media }}>
        <MediaDetails
          media={media}
          item={shown}
          operator={operator}
          onChange={close}
          onGone={close}
          onClose={close}
        />
      </DeskStory>
    )
  }
const room =
  (items: readonly MediaItem[], change: Partial<MediaPort> = {}) =>
  () => (
    <DeskStory port={{ media: fakeMedia(items, change) }} at="/media">
      <MediaRoom operator={operator} />
    </DeskStory>
  )

/** The media room, and one picture: its focal point, a part for each shape, where it shows. */
const meta = { title: 'Editor/Media' } satisfies Meta
export default meta

export const Details: StoryObj = { render: details(item()) }
export const DetailsInEnglish: StoryObj = { ...Details, globals: ENGLISH }
export const DetailsOnPhone: StoryObj = { ...Details, globals: ON_PHONE }
/** A part of its own for square places. */
export const CropForOneShape: StoryObj = {
  render: details(item({ crops: { '1:1': '20,60,70' } })),
  globals: ENGLISH,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('What to set'), '1:1')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use the focal point' })).toBeVisible())
  },
}
/** Sent as it is: no part for a single shape. */
export const Drawing: StoryObj = { render: details(drawing) }
export const InBin: StoryObj = {
  render: details(item({ deletedAt: Date.UTC(2026, 10, 21) }), { uses: async () => [] }),
}
export const UsesUnknown: StoryObj = { render: details(item(), { uses: failing }) }

const FULL = { layout: 'fullscreen' }
export const Room: StoryObj = { parameters: FULL, render: room([item(), drawing]) }
export const RoomOnPhone: StoryObj = { ...Room, globals: ON_PHONE }
export const EmptyRoom: StoryObj = { parameters: FULL, render: room([]) }
export const RoomLoading: StoryObj = { parameters: FULL, render: room([], { find: never }) }
export const RoomFailed: StoryObj = { parameters: FULL, render: room([], { find: failing }) }
