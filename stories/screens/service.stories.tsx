import { asPlaced } from '#blocks/testing/placed-screen.ts'
import { dayInHongKong, dayText } from '#locales/hong-kong.ts'
import type { PickUpPlace, PlaceHours } from '#api/client/support/support.ts'
import { ContactDialog } from '#blocks/shop/contact/ContactDialog.tsx'
import { showOverlay } from '#blocks/shop/popups/overlay.ts'
import { Contact } from '#blocks/service/contact/Contact.tsx'
import { Document } from '#blocks/service/document/Document.tsx'
import { Help } from '#blocks/service/help/Help.tsx'
import { LiveChat } from '#blocks/service/liveChat/LiveChat.tsx'
import { StoreLocator } from '#blocks/service/storeLocator/StoreLocator.tsx'
import { Unsubscribe } from '#blocks/service/unsubscribe/Unsubscribe.tsx'
import { Button } from '#ui/button/Button.tsx'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { STORY_NOW } from '../sample-products.ts'
import { ON_PHONE } from './screen-story.tsx'

const meta = {
  title: 'Screens/Service',
  decorators: [(Story: () => ReactNode) => <main className="pageWidth">{Story()}</main>],
}
export default meta

const AT = '2026-09-23T08:00:00+08:00'
const groups = [
  {
    code: 'help',
    name: '幫助中心',
    documents: [
      {
        code: 'delivery',
        title: '送貨安排',
        subTitle: '送到府上、自取點或門市。',
        href: '/article/delivery',
      },
      { code: 'sizes', title: '尺碼指南', subTitle: '用一把軟尺，五分鐘量好。', href: '/article/size-guide' },
    ],
  },
  {
    code: 'about',
    name: '關於我們',
    documents: [{ code: 'terms-of-use', title: '使用條款', subTitle: '', href: '/terms-of-use' }],
  },
]
const guide = {
  code: 'sizes',
  title: '尺碼指南',
  subTitle: '用一把軟尺，五分鐘量好。',
  content:
    '<h2>怎樣量度</h2><ul><li><strong>胸圍：</strong>繞過胸部最寬處。</li></ul><p>仍然拿不定主意？<a href="/storeLocator">到門市試身</a>。</p>',
  menuCode: 'help',
  auditDate: AT,
  num: 1,
  show: true,
  origin: '',
  imageUrl: '/media/demo/scene-ridge.svg',
  createTime: AT,
  updateTime: AT,
  version: '1',
  inForceFrom: AT,
  inForceUntil: null,
  versions: [],
}
const place = (id: string, change: Partial<PickUpPlace>): PickUpPlace => ({
  id,
  code: id,
  name: `Cairn ${id}`,
  regionId: '810000',
  region: '香港',
  districtId: '810006',
  district: '深水埗區',
  areaId: '81000601',
  area: '深水埗',
  address: '深水埗大南街 198 號地下及閣樓',
  type: 2,
  longitude: 114.16,
  latitude: 22.33,
  status: 'ACTIVE',
  sameDay: false,
  telephone: '+852 3500 1203',
  businessHours: '每日 11:00–21:00',
  openingHours: null,
  ...change,
})
/** Within two weeks of the moment that stories show. */
const SPECIAL_DAY = dayText(dayInHongKong(STORY_NOW) + 3)
const weekday = '11:00–20:00'
const openingHours: PlaceHours = {
  week: { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat: '', sun: '' },
  holidays: 'USUAL',
  specialDays: [{ date: SPECIAL_DAY, name: '全年盤點', opens: 'CLOSED', hours: '' }],
  remark: '',
}
const places = [
  place('深水埗', { sameDay: true }),
  place('上環', { businessHours: '星期一至五 11:00–20:00；星期六及日休息', openingHours }),
  place('梅窩', { status: 'SUSPENDED', businessHours: '裝修中，十二月中重開' }),
  place('智能櫃', { type: 3, telephone: null, businessHours: '全日 24 小時' }),
]
const regions = [{ code: '810000', name: '香港', districts: [{ code: '810001', name: '中西區' }] }]

const article = <Document {...asPlaced} data={{ document: guide, groups }} />
const stores = <StoreLocator {...asPlaced} data={{ places, regions }} />

export const Article = { render: () => article }
export const ArticleOnPhone = { render: () => article, globals: ON_PHONE }
export const ArticleThatFailed = { render: () => <Document {...asPlaced} data={{}} /> }
export const HelpCentre = { render: () => <Help {...asPlaced} data={{ groups }} /> }
export const HelpCentreInEnglish = {
  render: () => <Help {...asPlaced} data={{ groups }} />,
  globals: { language: 'en' },
}
export const ContactPage = { render: () => <Contact {...asPlaced} /> }
export const ContactPageInEnglish = { render: () => <Contact {...asPlaced} />, globals: { language: 'en' } }
export const Stores = { render: () => stores }
export const StoresOnPhone = { render: () => stores, globals: ON_PHONE }
/** A district without a store. */
export const NoStores = {
  render: () => stores,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(page.getByRole('combobox', { name: /地區|Region/ }), '810000')
    await userEvent.selectOptions(page.getByRole('combobox', { name: /分區|District/ }), '810001')
    await expect(page.getByRole('heading', { name: /找不到門市|No store found/ })).toBeVisible()
  },
}
export const LiveChatClosed = { render: () => <LiveChat {...asPlaced} /> }

/** Submitted empty: every required field shows its error. */
export const ContactForm = {
  render: () => (
    <Button onClick={() => showOverlay(close => <ContactDialog onClose={close} />)}>電郵查詢</Button>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: /送出|Send/ }))
    await expect(screen.getByRole('textbox', { name: /姓名|Name/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
  },
}

const contactForm = () => <ContactDialog onClose={() => undefined} />
/** 500 px wide on desktop, a drawer at the bottom on phones. Source: L-093, L-094. */
export const ContactFormInEnglish = { render: contactForm, globals: { language: 'en' } }
export const ContactFormOnPhone = { render: contactForm, globals: ON_PHONE }
export const ContactPageOnPhone = { ...ContactPage, globals: ON_PHONE }
export const LiveChatClosedInEnglish = { ...LiveChatClosed, globals: { language: 'en' } }

/** A link without its token. */
export const UnsubscribeLinkCutShort = { render: () => <Unsubscribe {...asPlaced} />, globals: ON_PHONE }

const around = {
  ...asPlaced.options,
  picture: '/media/demo/scene-ridge.svg',
  alt: '清晨的山脊',
  note: '<p>客戶服務時間為<strong>每日上午 10 時至晚上 8 時</strong>，公眾假期照常服務。</p>',
  helpText: '查看常見問題',
  helpLink: { type: 0, value: '/help' },
}
/** What an operator puts around a screen: a picture above, a note and a link below. */
export const WithPictureAndHelp = { render: () => <Contact {...asPlaced} options={around} /> }
export const WithPictureAndHelpOnPhone = { ...WithPictureAndHelp, globals: ON_PHONE }
