import { OPENING_DAYS } from '../catalogue/promotions.ts'
import { BRANDS } from '../catalogue/brands.ts'
import { link, type Placed, set, type Setting } from './page.ts'

const DAY = 24 * 3_600_000

/** The last second of the opening offer, as a countdown takes it: Hong Kong time. */
export function endOfOffer(base: number): string {
  const day = new Date(base + (OPENING_DAYS.after - 1) * DAY + 12 * 3_600_000)
  return `${day.getUTCFullYear()}-${day.getUTCMonth() + 1}-${day.getUTCDate()} 23:59:59`
}

/** A heading between blocks; with a width, as wide as what it stands above and its margins. */
export const heading = (text: string, color = '#16211b', maxWidth?: number): Placed =>
  set(
    'articleTitle',
    text,
    {
      title: text,
      height: 96,
      lineHeight: 38,
      fontSize: 28,
      mheight: 68,
      mlineHeight: 30,
      mfontSize: 22,
      color,
    },
    { style: { maxWidth } },
  )

interface Slide {
  /** A picture without words: `scene-dawn`. */
  readonly picture: string
  /** What the picture shows. */
  readonly title: string
  /** The point that phones keep in sight: `70,50`. */
  readonly focus: string
  readonly heading: string
  readonly text: string
  readonly button?: string
  /** Laid under the words so that they read. */
  readonly ground: string
  readonly ink?: string
  readonly to?: ReturnType<typeof link.landing>
}

/** Pictures with words on them, as one carousel; phones show the part around the focal point. */
export const cover = (
  { say, picture }: Setting,
  slides: readonly Slide[],
  more: Partial<Pick<Placed, 'section' | 'style'>> = { section: 'top' },
): Placed =>
  set(
    'newSwiper',
    say('封面', 'Cover'),
    {
      items: slides.map(slide => ({
        title: slide.title,
        swiper_img_url: picture(slide.picture),
        swiper_img_focus: slide.focus,
        swiper_img_link: slide.to,
        hasText: true,
        heading: slide.heading,
        text: slide.text,
        buttonText: slide.button ?? '',
        mTextPlace: 'top',
        textColor: slide.ink,
        textGround: slide.ground,
        seconds: slides.length > 1 ? 6000 : 0,
      })),
    },
    more,
  )

/** The houses of the shop: code, name in the page’s language, where they lead. */
export const houses = ({ locale }: Setting) =>
  BRANDS.map(({ code, name }) => ({ code, name: name[locale], to: link.brand(code) }))

/** What people ask before they buy. Source: L-419 … L-421. */
export const service = ({ say }: Setting): Placed =>
  set('articleCollapse', say('服務', 'Service'), {
    collapseTitle: say('出發之前', 'Before you go'),
    isLast: true,
    collapseItems: [
      {
        title: say('送貨要多久？運費怎樣計？', 'How long is delivery, and what does it cost?'),
        content: say(
          '<p>香港訂單一般 {deliveryDaysHongKong} 個工作天送達，澳門 {deliveryDaysMacau} 個工作天。香港及澳門訂單滿 <strong>{freeDeliveryFrom}</strong> 免運費；也可以選擇門市自取，費用全免，貨到後門市會致電通知你。</p>',
          '<p>{deliveryDaysHongKong} business days in Hong Kong and {deliveryDaysMacau} in Macau. Delivery there is free on orders from <strong>{freeDeliveryFrom}</strong>. Or pick it up at a store free of charge: we will call you when your order has arrived.</p>',
        ),
      },
      {
        title: say('不合身可以換嗎？', 'What if it doesn’t fit?'),
        content: say(
          '<p>收貨後 {returnDays} 天內，未經使用並附吊牌，可以申請換貨或退貨。想先試身？<a href="/storeLocator">看看最近的門市</a>。</p>',
          '<p>You can exchange or return it within {returnDays} days of receipt, unworn and with its tags. Would you rather try it on first? <a href="/storeLocator">Find the nearest store</a>.</p>',
        ),
      },
      {
        title: say('壞了可以修嗎？', 'Do you do repairs?'),
        content: say(
          '<p>可以。拉鏈頭、縫線、魔術貼、織帶——凡在 Cairn 購買的商品，<strong>終身維修</strong>：</p><ol><li>洗乾淨，帶到門市或寄來。</li><li>兩個工作天內，我們會告訴你能否維修。</li><li>修不到的，可以舊換新，享七折優惠。</li></ol>',
          '<p>Yes. Zip pulls, seams, hook-and-loop, webbing: everything you buy from Cairn comes with <strong>repairs for life</strong>.</p><ol><li>Wash it, then bring it to a store or send it to us.</li><li>Within two business days we tell you whether it can be repaired.</li><li>If it can’t, trade it in for 30% off a replacement.</li></ol>',
        ),
      },
      {
        title: say('成為會員有甚麼禮遇？', 'What are the benefits of membership?'),
        content: say(
          '<p>首張訂單九折、GO DOLLAR 回贈，以及每月第一個星期日的導賞行。<a href="/register">一分鐘登記</a>。</p>',
          '<p>10% off your first order, GO DOLLAR on every order, and a guided hike on the first Sunday of the month. <a href="/register">Joining takes a minute</a>.</p>',
        ),
      },
    ],
  })
