import { activityListBlock } from '#blocks/catalogue/activityList/block.ts'
import { ActivityList } from '#blocks/catalogue/activityList/ActivityList.tsx'
import { productRoute } from '#blocks/testing/product-detail.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...activities } = blockStories(activityListBlock, ActivityList, {
  route: productRoute(),
})
const meta = { title: 'Blocks/ActivityList', ...block }
export default meta

export const Standard = activities.preset('standard')
export const English = activities.english('standard')
export const OwnHeading = activities.preset('titled')
export const LongText = activities.longText('standard')
export const LongEnglish = activities.longEnglish('standard')
export const Phone = activities.phone('standard')
export const PageBuilder = activities.builder('standard')
