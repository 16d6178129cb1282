import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { articleCollapseSchema } from './block.ts'

export const articleCollapsePresets = [
  {
    key: 'delivery',
    locale: 'zh_HK',
    options: {
      collapseTitle: '送貨與退貨',
      collapseItems: [
        {
          title: '運費怎樣計算？',
          content:
            '<p>香港及澳門訂單滿 <strong>{freeDeliveryFrom}</strong> 免運費；未滿 {freeDeliveryFrom}，香港運費為 {deliveryPriceHongKong}，澳門為 {deliveryPriceMacau}。香港速遞一般需時 {deliveryDaysHongKong} 個工作天。</p>',
        },
        {
          title: '可以退貨嗎？',
          content:
            '<p>收貨後 {returnDays} 天內可以退貨，商品須未經使用並附有吊牌。我們會在 3 星期內處理：</p><ol><li>在「我的訂單」申請退貨。</li><li>申請獲批後，把商品交到任何門市，或以速遞寄回。</li><li>款項退回原來的付款方式。</li></ol>',
        },
        {
          title: '可以到門市取貨嗎？',
          content: '<p>可以。結帳時選擇「門市自取」，貨到後門市會致電通知，並保留七天。</p>',
        },
      ],
    },
  },
  {
    key: 'deliveryEn',
    locale: 'en_US',
    options: {
      collapseTitle: 'Delivery and returns',
      collapseItems: [
        {
          title: 'What does delivery cost?',
          content:
            '<p>Delivery is free in Hong Kong and Macau from <strong>{freeDeliveryFrom}</strong>; below that, it costs {deliveryPriceHongKong} in Hong Kong and {deliveryPriceMacau} in Macau. Couriers take {deliveryDaysHongKong} business days in Hong Kong.</p>',
        },
        {
          title: 'Can I send something back?',
          content:
            '<p>Yes, within {returnDays} days of receipt, unworn and with its tags. We process returns within 3 weeks:</p><ol><li>Request a return under “My orders”.</li><li>Once it is approved, bring the items to any store or send them by courier.</li><li>We refund you to your original payment method.</li></ol>',
        },
        {
          title: 'Can I collect in a shop?',
          content:
            '<p>Choose “Collect in shop” at checkout. We text you when it is there and keep it for seven days.</p>',
        },
      ],
    },
  },
  {
    key: 'untitled',
    locale: 'zh_HK',
    options: {
      collapseItems: [
        {
          title: '防水外套多久要洗一次？',
          content: '<p style="font-size: 30px">大約每穿十天一次。汗水和油脂會堵塞薄膜，洗過反而更防水。</p>',
        },
        { title: '羽絨可以手洗嗎？', content: '<p>可以，用專用洗劑，晾至半乾時輕拍打散，再低溫烘乾。</p>' },
      ],
    },
  },
  {
    key: 'last',
    locale: 'en_US',
    options: {
      collapseTitle: 'Warranty',
      isLast: true,
      collapseItems: [
        {
          title: 'What is covered?',
          content: '<p>Faults in materials and workmanship, for as long as you own it.</p>',
        },
        {
          title: 'What about wear and tear?',
          content:
            '<p>We repair it and charge only for the parts. <a href="/contact-us">Tell us what broke</a>.</p>',
        },
      ],
    },
  },
] satisfies Preset<z.input<typeof articleCollapseSchema>>[]
