import type { SiteLine } from '#api/catalogue/site/site-lines.ts'
import type { BothTexts } from '#locales/locale.ts'

type DocumentLine = Extract<SiteLine, { kind: 'document' }>

/** Group of the documents, for a shop whose menus have none. */
export const TEMPLATE_GROUP = 'policies'

const sections = (parts: readonly (readonly [heading: string, ...paragraphs: string[]])[]) =>
  parts
    .map(
      ([heading, ...paragraphs]) =>
        `<h2>${heading}</h2>${paragraphs.map(paragraph => `<p>${paragraph}</p>`).join('')}`,
    )
    .join('')

interface Template {
  readonly code: string
  readonly title: BothTexts
  readonly content: BothTexts
}

/**
 * Starting points for texts that every shop needs. `〔…〕` marks what only the shop knows; a document with such a mark cannot be shown. They
 * are no legal advice, which the first paragraph of each says in a mark of its own.
 */
export const DOCUMENT_TEMPLATES: readonly Template[] = [
  {
    code: 'terms-of-use',
    title: { zh_HK: '使用條款', en_US: 'Terms of use' },
    content: {
      zh_HK: `<p>〔範本：請由律師審閱，填妥所有標記後刪去這一段〕</p>${sections([
        ['關於我們', '{shopName} 由〔公司註冊名稱〕營運，商業登記號碼〔號碼〕，地址為〔公司地址〕。'],
        [
          '訂單及價錢',
          '收到付款確認後，訂單即告成立。所有價錢以港元計算。如商品標價有明顯錯誤，我們可以取消訂單並全數退款。',
        ],
        ['送貨', '送貨時間及運費於結帳時列明。延誤時我們會以電郵通知你。'],
        ['退貨', '退貨及換貨安排見〈退貨與換貨〉。'],
        ['責任', '〔責任範圍，按法律意見填寫〕'],
        ['適用法律', '本條款受香港特別行政區法律管轄。'],
        ['聯絡', '如有查詢，請聯絡〔電郵或電話〕。'],
      ])}`,
      en_US: `<p>〔Template: have a lawyer read it, fill in all marks, then remove this paragraph〕</p>${sections(
        [
          [
            'About us',
            '{shopName} is run by 〔registered name of the company〕, business registration number 〔number〕, at 〔address of the company〕.',
          ],
          [
            'Orders and prices',
            'An order is accepted once its payment is confirmed. All prices are in Hong Kong dollars. We may cancel an order whose price was plainly a mistake, and refund all of it.',
          ],
          ['Delivery', 'Delivery times and charges are shown at checkout. We will email you about delays.'],
          ['Returns', 'See “Returns and exchanges”.'],
          ['Liability', '〔extent of liability, as your lawyer advises〕'],
          ['Governing law', 'These terms are governed by the laws of the Hong Kong SAR.'],
          ['Contact', 'With questions, write to or call 〔email address or telephone number〕.'],
        ],
      )}`,
    },
  },
  {
    code: 'privacy-policy',
    title: { zh_HK: '私隱政策', en_US: 'Privacy policy' },
    content: {
      zh_HK: `<p>〔範本：請由律師審閱，填妥所有標記後刪去這一段〕</p>${sections([
        ['資料使用者', '〔公司註冊名稱〕（「我們」）按《個人資料（私隱）條例》處理你的個人資料。'],
        ['收集的資料', '姓名、電郵、電話、送貨地址、訂單及付款狀況。我們不會儲存信用卡號碼。'],
        ['用途', '處理訂單、送貨、退款及查詢；如你同意，亦會寄出推廣資訊。'],
        ['轉交', '只會轉交處理訂單所需的一方：〔付款供應商〕、〔速遞公司〕、〔電郵服務供應商〕。'],
        [
          'Cookie',
          '必要的 Cookie 記住你的語言、登入狀態及購物袋。{measurement}你可隨時按頁尾的「Cookie 設定」更改選擇。',
        ],
        ['保存期限', '訂單資料保存〔年數〕年，以符合會計及稅務規定。'],
        ['查閱及更正', '你可以要求查閱、更正或刪除你的資料，請聯絡〔負責人及電郵〕。我們會於 40 天內回覆。'],
      ])}`,
      en_US: `<p>〔Template: have a lawyer read it, fill in all marks, then remove this paragraph〕</p>${sections(
        [
          [
            'Data user',
            '〔registered name of the company〕 (“we”) handles your personal data under the Personal Data (Privacy) Ordinance.',
          ],
          [
            'Data we collect',
            'Name, email address, telephone number, delivery address, orders and state of payment. We do not store card numbers.',
          ],
          ['Purposes', 'Orders, delivery, refunds and enquiries; offers by email if you agree.'],
          [
            'Transfer',
            'Only to those who are needed for your order: 〔payment provider〕, 〔courier〕, 〔email service〕.',
          ],
          [
            'Cookies',
            'Necessary cookies remember your language, your login and your bag. {measurement} To change your choice at any time, choose “Cookie settings” at the bottom of any page.',
          ],
          ['Retention', 'Orders are stored for 〔number〕 years, as accounting and tax rules require.'],
          [
            'Access and correction',
            'You may ask to see, correct or erase your data: 〔person in charge and email address〕. We answer within 40 days.',
          ],
        ],
      )}`,
    },
  },
  {
    code: 'returns',
    title: { zh_HK: '退貨與換貨', en_US: 'Returns and exchanges' },
    content: {
      zh_HK: `<p>〔範本：請按你的安排修改，填妥所有標記後刪去這一段〕</p>${sections([
        ['期限', '收貨後 {returnDays} 天內可以申請退貨或換貨。'],
        ['條件', '商品須未經使用，並附有吊牌及包裝。〔不設退換的商品〕不可退換。'],
        ['方法', '在訂單頁面提出申請，按指示寄回〔退貨地址〕。'],
        ['退款', '收到退貨後〔天數〕個工作天內，以原付款方式退款。'],
      ])}`,
      en_US: `<p>〔Template: change it to what you do, fill in all marks, then remove this paragraph〕</p>${sections(
        [
          ['Period', 'You can ask for a return or an exchange within {returnDays} days of delivery.'],
          [
            'Condition',
            'Goods must be unused, with their tags and packaging. 〔goods that cannot be returned〕 cannot be returned.',
          ],
          ['How', 'Ask on the page of your order, then send the goods to 〔address for returns〕.'],
          [
            'Refund',
            'Within 〔number〕 working days of receiving the goods, to the original means of payment.',
          ],
        ],
      )}`,
    },
  },
]

/** A hidden document with the text of a template. */
export const documentOf = (
  { code, title, content }: Template,
  { menuCode, num, createTime }: Pick<DocumentLine, 'menuCode' | 'num' | 'createTime'>,
): DocumentLine => ({
  kind: 'document',
  code,
  title,
  content,
  menuCode,
  num,
  show: false,
  createTime,
})
