import { Iframe } from '#blocks/content/iframe/Iframe.tsx'
import { iframeBlock } from '#blocks/content/iframe/block.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...frame } = blockStories(iframeBlock, Iframe)
const meta = { title: 'Blocks/Iframe/States', ...block }
export default meta

export const LongText = frame.preset({
  title: '長文',
  content: `<h2>條款</h2>${'<p>山野之間，沒有路牌，行山人疊起石頭告訴後來的人。</p>'.repeat(20)}`,
})
export const LongEnglish = frame.english({
  title: 'Terms',
  content: `<h2>Terms</h2>${'<p>Where there are no signposts, walkers leave stones for those who come next.</p>'.repeat(20)}`,
})
