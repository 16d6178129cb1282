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
<p>收貨後 14 天內可以退換，詳情見<a href="/article/returns">退貨與換貨</a>。本條款不影響你在香港法例下的權利。</p>
<h2>5. 帳戶</h2>
<p>請妥善保管密碼。你須為帳戶內的活動負責；如懷疑被盜用，請立即通知我們。</p>
<h2>6. 知識產權</h2>
<p>網站的文字、圖畫和設計屬 Cairn 或其授權人所有，未經同意不得轉載作商業用途。</p>
<h2>7. 責任</h2>
<p>戶外活動有風險，裝備不能代替判斷。在法律容許的範圍內，我們對間接損失概不負責。</p>
<h2>8. 適用法律</h2>
<p>本條款受香港特別行政區法律管轄。我們可不時更新條款，更新後在此頁公布即時生效。</p>`,
  },
  {
    title: 'Terms of use',
    subTitle: 'By using this site you agree to what follows.',
    content: `<h2>1. This site</h2>
<p>This site is run by Cairn for people who shop in Hong Kong and Macau. If you are under 18, please ask a parent or guardian before you buy.</p>
<h2>2. Goods and prices</h2>
<p>We do our best to keep pictures, descriptions and stock right, but colours differ from screen to screen. Prices are in Hong Kong dollars. If a price is plainly wrong we tell you before anything is sent, and refund you in full.</p>
<h2>3. Orders</h2>
<p>By placing an order you offer to buy; the contract stands once we have confirmed it by email. We may turn an order down if goods run out, cannot be delivered, or if we suspect fraud. What you have paid is then returned in full.</p>
<h2>4. Returns</h2>
<p>You may return goods within 14 days of receipt: see <a href="/article/returns">Returns and exchanges</a>. Your rights under the laws of Hong Kong stay as they are.</p>
<h2>5. Your account</h2>
<p>Keep your password to yourself. You are responsible for what happens in your account; please tell us at once if you think another person has used it.</p>
<h2>6. Intellectual property</h2>
<p>Words, drawings and design belong to Cairn or those who license them to us, and may not be used for trade without consent.</p>
<h2>7. Liability</h2>
<p>Going outdoors carries risk, and gear is no substitute for judgement. As far as the law allows we are not liable for indirect loss.</p>
<h2>8. Law</h2>
<p>These terms are governed by the laws of the Hong Kong Special Administrative Region. Changes take effect when they are published on this page.</p>`,
  },
)

const privacy = demoDocument(
  'privacy-policy',
  {
    title: '私隱政策',
    subTitle: '我們收集甚麼、為甚麼收集，以及你可以怎樣作主。',
    content: `<h2>我們收集的資料</h2>
<ul>
<li>你提供的：姓名、電郵、電話、送貨地址，以及與我們的通訊。</li>
<li>購物時產生的：訂單、付款狀態、退貨紀錄。我們不會取得你的卡號。</li>
<li>瀏覽時產生的：語言、瀏覽過的商品和裝置類型。最近瀏覽及比較清單只存放在你的瀏覽器。</li>
</ul>
<h2>用途</h2>
<p>我們用這些資料處理訂單、提供客戶服務、在缺貨商品重新到貨時通知你，以及改善網站。只有在你同意時，我們才會寄出推廣訊息，而每封電郵都可以退訂。</p>
<h2>與誰分享</h2>
<p>速遞公司、支付機構和代我們寄出訊息的服務商只會收到完成工作所需的資料。我們不會出售你的資料。</p>
<h2>保存期限</h2>
<p>訂單紀錄按法例要求保存七年；帳戶資料在你刪除帳戶後移除；其他資料在完成用途後便不再保留。</p>
<h2>Cookie</h2>
<p>必要的 Cookie 記住你的語言和登入狀態。只有在你接受後，我們才會用 Cookie 了解哪些內容有用。你可隨時按頁底的「Cookie 設定」更改選擇。</p>
<h2>你的權利</h2>
<p>根據《個人資料（私隱）條例》，你可以查閱和更正自己的資料，也可以要求我們停止用於直接促銷。請透過<a href="/contact-us">聯絡我們</a>提出，我們會在 40 日內回覆。</p>`,
  },
  {
    title: 'Privacy policy',
    subTitle: 'What we collect, why, and what you can decide.',
    content: `<h2>What we collect</h2>
<ul>
<li>What you give us: name, email, telephone number, delivery address, and what you write to us.</li>
<li>What shopping leaves behind: orders, whether they are paid, returns. We never receive your card number.</li>
<li>What browsing leaves behind: language, products looked at, kind of device. Recently viewed products and your comparison stay in your browser.</li>
</ul>
<h2>What for</h2>
<p>To handle orders, to help you, to tell you when something sold out is back, and to make the site better. We send offers only if you agreed, and every such e-mail lets you unsubscribe.</p>
<h2>Who we share it with</h2>
<p>Couriers, payment providers and those who send messages for us get what they need for their task, and no more. We do not sell your data.</p>
<h2>How long we keep it</h2>
<p>Orders for seven years, as the law asks; account data until you delete your account; anything else no longer than its purpose needs.</p>
<h2>Cookies</h2>
<p>Necessary cookies remember your language and that you are signed in. We use cookies to learn what is useful only if you accept them. To change your answer at any time, choose “Cookie settings” at the bottom of any page.</p>
<h2>Your rights</h2>
<p>Under the Personal Data (Privacy) Ordinance you may see and correct your data, and ask us not to use it for direct marketing. Write to us through <a href="/contact-us">contact us</a>; we answer within 40 days.</p>`,
  },
)

/** Documents with addresses of their own. Source: L-145. */
export const LEGAL_DOCUMENTS = [terms, privacy]
