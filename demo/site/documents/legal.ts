import { demoDocument } from './document.ts'

const terms = demoDocument(
  'terms-of-use',
  {
    title: '使用條款',
    subTitle: '使用本網站，即表示你同意以下條款。',
    content: `<h2>1. 關於本網站</h2>
<p>本網站由 Cairn 營運，供在香港及澳門購物的個人使用。未滿 18 歲人士，請在父母或監護人同意下購物。</p>
<h2>2. 商品與價格</h2>
<p>我們盡力令圖片、描述和庫存準確，但顯示屏的顏色或與實物略有差異。價格以港元計算；如價格明顯有誤，我們會在出貨前通知你，並全數退款。</p>
<h2>3. 訂單</h2>
<p>你提交訂單，是向我們提出購買；我們發出確認電郵後，合約才告成立。我們可因缺貨、無法送達或懷疑詐騙而拒絕訂單，已付款項會全數退還。</p>
<h2>4. 退換</h2>
<p>收貨後 {returnDays} 天內可以退換，詳情見<a href="/article/returns">退貨與換貨</a>。本條款不影響你在香港法例下的權利。</p>
<h2>5. 帳戶</h2>
<p>請妥善保管密碼。你須為帳戶內的活動負責；如懷疑被盜用，請立即通知我們。</p>
<h2>6. 知識產權</h2>
<p>網站的文字、圖片和設計屬 Cairn 或其授權人所有，未經同意不得作商業用途。</p>
<h2>7. 責任</h2>
<p>戶外活動有風險，裝備不能代替判斷。在法律容許的範圍內，我們對間接損失概不負責。</p>
<h2>8. 適用法律</h2>
<p>本條款受香港特別行政區法律管轄。我們可不時更新條款，更新後在此頁公布即時生效。</p>`,
  },
  {
    title: 'Terms of use',
    subTitle: 'By using this site, you agree to these terms.',
    content: `<h2>1. This site</h2>
<p>This site is run by Cairn for people who shop in Hong Kong and Macau. If you are under 18, please ask a parent or guardian before you buy.</p>
<h2>2. Products and prices</h2>
<p>We do our best to keep pictures, descriptions and stock accurate, but colours may look different on your screen. Prices are in Hong Kong dollars. If a price is clearly wrong, we will tell you before we ship and refund you in full.</p>
<h2>3. Orders</h2>
<p>By placing an order, you offer to buy from us; the contract is made once we have confirmed your order by email. We may refuse an order if items are out of stock or cannot be delivered, or if we suspect fraud. We then refund what you paid in full.</p>
<h2>4. Returns</h2>
<p>You may return items within {returnDays} days of receipt: see <a href="/article/returns">Returns and exchanges</a>. These terms do not affect your rights under the laws of Hong Kong.</p>
<h2>5. Your account</h2>
<p>Keep your password to yourself. You are responsible for what happens in your account; please tell us at once if you think another person has used it.</p>
<h2>6. Intellectual property</h2>
<p>The texts, pictures and design of this site belong to Cairn or its licensors and may not be used commercially without consent.</p>
<h2>7. Liability</h2>
<p>Going outdoors carries risk, and gear is no substitute for judgement. To the extent permitted by law, we are not liable for indirect loss.</p>
<h2>8. Law</h2>
<p>These terms are governed by the laws of the Hong Kong Special Administrative Region. Changes take effect when they are published on this page.</p>`,
  },
)

const privacy = demoDocument(
  'privacy-policy',
  {
    title: '私隱政策',
    subTitle: '我們收集甚麼資料、用作甚麼用途，以及你的選擇。',
    content: `<h2>我們收集的資料</h2>
<ul>
<li>你提供的：姓名、電郵、電話、收貨地址，以及與我們的通訊。</li>
<li>購物時產生的：訂單、付款狀態、退貨紀錄。我們不會取得你的卡號。</li>
<li>瀏覽時產生的：語言、瀏覽過的商品和裝置類型。最近瀏覽及比較清單只存放在你的瀏覽器。</li>
</ul>
<h2>用途</h2>
<p>我們用這些資料處理訂單、提供客戶服務、在缺貨商品重新到貨時通知你，以及改善網站。只有在你同意時，我們才會發送推廣訊息，而每封推廣電郵都可以取消訂閱。</p>
<h2>與誰分享</h2>
<p>速遞公司、支付機構和代我們寄出訊息的服務商只會收到完成工作所需的資料。我們不會出售你的資料。</p>
<h2>保存期限</h2>
<p>訂單紀錄按法例要求保存七年；帳戶資料保留至你要求刪除帳戶為止；其他資料在完成用途後便不再保留。</p>
<h2>Cookie</h2>
<p>必要的 Cookie 記住你的語言和登入狀態。只有在你接受後，我們才會用 Cookie 了解哪些內容對顧客有用。你可隨時按頁尾的「Cookie 設定」更改選擇。</p>
<h2>你的權利</h2>
<p>根據《個人資料（私隱）條例》，你可以查閱和更正自己的資料，也可以要求我們停止把資料用於直接促銷。請<a href="/contact-us">聯絡我們</a>提出，我們會在 40 日內回覆。</p>`,
  },
  {
    title: 'Privacy policy',
    subTitle: 'What we collect, why, and what you can choose.',
    content: `<h2>What we collect</h2>
<ul>
<li>From you: name, email, telephone number, delivery address and your messages to us.</li>
<li>From shopping: orders, payment status and returns. We never receive your card number.</li>
<li>From browsing: language, products viewed and type of device. Recently viewed products and your compare list stay in your browser.</li>
</ul>
<h2>How we use it</h2>
<p>To process orders, to help you, to tell you when a sold-out item is back, and to improve the site. We send offers only if you have agreed, and every such email lets you unsubscribe.</p>
<h2>Who we share it with</h2>
<p>Couriers, payment providers and the services that send our messages get only what they need for their work. We do not sell your data.</p>
<h2>How long we keep it</h2>
<p>Orders for seven years, as required by law; account data until you ask us to delete your account; anything else no longer than needed.</p>
<h2>Cookies</h2>
<p>Necessary cookies remember your language and that you are logged in. We use cookies to learn what shoppers find useful only if you accept them. To change your choice at any time, choose “Cookie settings” at the bottom of any page.</p>
<h2>Your rights</h2>
<p>Under the Personal Data (Privacy) Ordinance you may access and correct your data, and ask us not to use it for direct marketing. <a href="/contact-us">Contact us</a> and we will answer within 40 days.</p>`,
  },
)

/** Documents with addresses of their own. Source: L-145. */
export const LEGAL_DOCUMENTS = [terms, privacy]
