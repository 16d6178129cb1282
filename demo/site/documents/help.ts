import { measured } from '../../catalogue/size-charts.ts'
import { SIZES } from '../../catalogue/sizes.ts'
import { MEDIA_ROOT } from '../../catalogue/products.ts'
import { demoDocument } from './document.ts'
import { membership } from './membership.ts'
import { repairs } from './repairs.ts'

/** The hours of the telephone service. Source: C-306. */
const HOURS = {
  zh: '星期一至五上午 9 時 30 分至下午 6 時（公眾假期除外）',
  en: 'Monday to Friday, 9:30 to 18:00, except public holidays',
}

/** Source: L-419, L-421. */
const delivery = demoDocument(
  'delivery',
  {
    title: '送貨安排',
    subTitle: '送貨上門、自取點或門市自取，任你選擇。',
    content: `<h2>三種收貨方法</h2>
<ul>
<li><strong>送貨上門：</strong>速遞一般需時 {deliveryDaysHongKong} 個工作天，澳門 {deliveryDaysMacau} 個工作天；新加坡 {deliveryDaysSingapore} 個工作天，澳洲 {deliveryDaysAustralia} 個工作天。</li>
<li><strong>自取點：</strong>送到你選擇的速遞站或智能櫃，免運費；貨到後速遞公司會以短訊通知你取件。</li>
<li><strong>門市自取：</strong>免運費，貨到後門市會致電通知你，並為你保留七天。</li>
</ul>
<h2>運費</h2>
<p>香港及澳門訂單滿 {freeDeliveryFrom} 免運費。未滿 {freeDeliveryFrom} 的訂單，香港運費為 {deliveryPriceHongKong}，澳門為 {deliveryPriceMacau}。我們亦送貨至新加坡（{deliveryPriceSingapore}）和澳洲（{deliveryPriceAustralia}）。運費會在結帳時列明，付款後不會另收費用。</p>
<h2>追蹤訂單</h2>
<p>包裹寄出時，我們會把運單號碼電郵給你；會員也可以在「我的訂單」查看。訂單如須分開寄出，運費只計一次。</p>
<h2>天氣與假期</h2>
<p>八號或以上熱帶氣旋警告信號、黑色暴雨警告生效期間，以及公眾假期，速遞服務暫停。警告取消後會恢復派送。我們不會把包裹放在門外。</p>
<p>想更改收貨地址？請在包裹寄出前盡快<a href="/contact-us">聯絡我們</a>。</p>`,
  },
  {
    title: 'Delivery',
    subTitle: 'To your door, a pick-up point or one of our stores.',
    content: `<h2>Three ways to receive your order</h2>
<ul>
<li><strong>Home delivery:</strong> {deliveryDaysHongKong} business days in Hong Kong, {deliveryDaysMacau} in Macau, {deliveryDaysSingapore} in Singapore and {deliveryDaysAustralia} in Australia.</li>
<li><strong>Pick-up point:</strong> free of charge. The courier will text you when your parcel has arrived.</li>
<li><strong>Store pick-up:</strong> free of charge. The store will call you when your order has arrived and keep it for seven days.</li>
</ul>
<h2>Delivery charges</h2>
<p>Delivery is free for orders from {freeDeliveryFrom} within Hong Kong and Macau. Below that, delivery costs {deliveryPriceHongKong} in Hong Kong and {deliveryPriceMacau} in Macau. We also deliver to Singapore ({deliveryPriceSingapore}) and Australia ({deliveryPriceAustralia}). You see the charge at checkout, and nothing is added after you have paid.</p>
<h2>Tracking your parcel</h2>
<p>We email you the parcel number when your order is shipped; members also find it under “My orders”. If an order is shipped in several parcels, you pay for delivery only once.</p>
<h2>Weather and holidays</h2>
<p>Couriers do not deliver while typhoon signal No. 8 or above or a black rainstorm warning is in force, or on public holidays. Deliveries resume as soon as the warning is lifted, and we never leave parcels outside your door.</p>
<p>Need to change the address? Please <a href="/contact-us">contact us</a> before your order is shipped.</p>`,
  },
)

/** Source: C-305, L-420. */
const returns = demoDocument(
  'returns',
  {
    title: '退貨與換貨',
    subTitle: '收貨後 {returnDays} 天內可以退換，3 星期內處理。',
    content: `<h2>退貨期限</h2>
<p>你可以在收貨後 <strong>{returnDays} 天內</strong>申請退貨或換貨。收到退回的商品後，我們會在 <strong>3 星期內</strong>處理，並把款項退回原來的付款方式。</p>
<h2>商品狀況</h2>
<ul>
<li>未經使用、洗滌或修改，吊牌及包裝齊全。</li>
<li>鞋履只可在室內試穿，並請連同鞋盒退回。</li>
<li>基於衞生理由，襪、內衣及已開封的水樽恕不退換，有瑕疵者除外。</li>
</ul>
<h2>怎樣退貨</h2>
<ol>
<li>會員請到<a href="/user/orders">我的訂單</a>，訪客請按頁尾的「查詢訂單」。打開訂單，選擇退款或換貨，再選擇商品、件數和原因；你亦可加入相片。</li>
<li>收到我們的批准電郵後，把商品交到任何門市，或交給速遞寄回。</li>
<li>我們驗收後以電郵通知結果；退款一般在 7 至 14 個工作天內入帳，視乎銀行而定。</li>
</ol>
<p>商品有瑕疵、寄錯或與描述不符，退貨運費由我們承擔；如整張訂單的商品都因此退款（一次或分次退回，或換貨改為退款），我們亦會退還送貨費。其他原因的退貨運費由顧客支付。贈品須與所屬商品一併退回。</p>
<p>退款按你購買時實付的金額計算；用 GO DOLLAR 支付的部分會退回 GO DOLLAR，因該商品賺取的 GO DOLLAR 會扣回。已使用的優惠券不會退回。</p>
<h2>需要幫忙？</h2>
<p>客戶服務時間：${HOURS.zh}。請到<a href="/contact-us">聯絡我們</a>留言，我們會在一個工作天內回覆。</p>`,
  },
  {
    title: 'Returns and exchanges',
    subTitle: 'Within {returnDays} days of receipt, processed within 3 weeks.',
    content: `<h2>How long you have</h2>
<p>You can return or exchange what you bought <strong>within {returnDays} days of receipt</strong>. Once we receive your return, we process it <strong>within 3 weeks</strong> and refund you to your original payment method.</p>
<h2>Condition of the items</h2>
<ul>
<li>Unworn, unwashed and unaltered, with all tags and packaging.</li>
<li>Please try footwear on indoors only, and send it back in its box.</li>
<li>For reasons of hygiene we cannot take back socks, underwear or opened bottles, unless they are faulty.</li>
</ul>
<h2>How to return something</h2>
<ol>
<li>Open your order under <a href="/user/orders">My orders</a>, or choose “Find my order” at the foot of any page if you ordered as a guest. Choose a refund or an exchange, the items, how many, and the reason. You can add photos.</li>
<li>Once we have emailed you our approval, bring the items to any of our stores or send them by courier.</li>
<li>We email you once we have checked the items. Depending on your bank, the refund arrives within 7 to 14 business days.</li>
</ol>
<p>If an item is faulty, not what you ordered or not as described, we pay for the return; once your whole order has been refunded for such a reason, in one request or several, we also refund its delivery charge. Otherwise you pay for the return. Please send back any gift that came with the item.</p>
<p>We refund what you paid for the item. What you paid with GO DOLLAR is returned as GO DOLLAR, and we take back any GO DOLLAR you earned on it. Used coupons are not returned.</p>
<h2>Need help?</h2>
<p>Customer service hours: ${HOURS.en}. Send us a message through <a href="/contact-us">Contact us</a> and we will answer within one business day.</p>`,
  },
)

/** Chest by size, from the charts of the product pages. */
const TOP_ROWS = SIZES.letters
  .map(({ code }) => {
    const hasWomens = SIZES.womens.some(size => size.code === code)
    return `<tr><th scope="row">${code}</th><td>${measured('tops', code, 'chest')}</td><td>${hasWomens ? measured('womensTops', code, 'chest') : '–'}</td></tr>`
  })
  .join('\n')

const sizes = demoDocument(
  'sizes',
  {
    title: '尺碼指南',
    subTitle: '用一把軟尺，五分鐘量好。',
    content: `<h2>怎樣量度</h2>
<ul>
<li><strong>胸圍：</strong>繞過胸部最寬處，軟尺保持水平，不要拉緊。</li>
<li><strong>腰圍：</strong>在肚臍對上約兩厘米，自然呼吸時量度。</li>
<li><strong>臀圍：</strong>雙腳合攏，量臀部最寬處。</li>
<li><strong>腳長：</strong>穿着行山襪站在紙上，量腳跟到最長腳趾的距離，兩隻腳都量，取較長的一隻。</li>
</ul>
<h2>上身尺碼（厘米）</h2>
<table>
<thead><tr><th scope="col">尺碼</th><th scope="col">男裝及中性胸圍</th><th scope="col">女裝胸圍</th></tr></thead>
<tbody>
${TOP_ROWS}
</tbody>
</table>
<h2>選哪一個？</h2>
<p>介乎兩個尺碼之間，硬殼外套和羽絨請選大一碼，方便在裏面多穿一件；底層衣貼身才排汗，請選小一碼。登山靴一般比日常的鞋大半碼，下坡時腳趾才不會撞到鞋頭。</p>
<p>各款商品的剪裁略有不同，商品頁面的尺碼表最準確。仍然拿不定主意？歡迎<a href="/storeLocator">到門市試身</a>。</p>`,
  },
  {
    title: 'Size guide',
    subTitle: 'Five minutes with a tape measure.',
    content: `<h2>How to measure</h2>
<ul>
<li><strong>Chest:</strong> around the fullest part, with the tape level and not pulled tight.</li>
<li><strong>Waist:</strong> about two centimetres above the navel, while breathing as usual.</li>
<li><strong>Hips:</strong> around the widest part, feet together.</li>
<li><strong>Feet:</strong> stand on a sheet of paper in your hiking socks and measure from the heel to the longest toe. Measure both feet and go by the longer one.</li>
</ul>
<h2>Tops (centimetres)</h2>
<table>
<thead><tr><th scope="col">Size</th><th scope="col">Men and unisex, chest</th><th scope="col">Women, chest</th></tr></thead>
<tbody>
${TOP_ROWS}
</tbody>
</table>
<h2>Which size to choose</h2>
<p>Between two sizes, take the larger one in shells and down so that a layer fits underneath, and the smaller one in base layers, which have to touch the skin to carry sweat away. Most people wear boots half a size larger than everyday shoes: your toes need the room on the way down.</p>
<p>Cuts differ a little, so go by the size chart on the product’s own page. Still unsure? <a href="/storeLocator">Try it on in a store</a>.</p>`,
  },
  `${MEDIA_ROOT}product-trousers.svg`,
)

const care = demoDocument(
  'care',
  {
    title: '洗滌與保養',
    subTitle: '洗得對，一件外套可以多行十年山。',
    content: `<h2>防水外套</h2>
<p>汗水和防曬油會堵塞薄膜的氣孔，所以防水外套要常洗。拉好所有拉鏈和魔術貼，用機能衣物專用洗劑，以 30 度輕柔程序洗滌，多過一次清水。不要用衣物柔順劑，也不要漂白。洗後以低溫乾衣機烘 20 分鐘，熱力可令潑水塗層恢復效能；水珠不再滾走時，便要補上潑水噴劑。</p>
<h2>羽絨</h2>
<p>每季洗一次便足夠。用羽絨專用洗劑及滾筒洗衣機，連同三個乾淨的網球低溫烘乾，途中取出拍鬆數次，直至再沒有結塊為止。收納時掛起或放進大網袋，不要長期壓縮。</p>
<h2>美麗諾羊毛與抓毛</h2>
<p>羊毛底層衣反轉放進洗衣袋，冷水輕柔洗，平放晾乾。抓毛衣物請用洗衣袋，減少微纖維流入大海。</p>
<h2>登山靴</h2>
<p>取出鞋墊，用軟刷和清水刷去泥沙，塞入報紙在陰涼處風乾。切勿放在暖爐旁或猛烈陽光之下，鞋底的膠水會因此脆化。</p>
<h2>修補</h2>
<p>凡在 Cairn 購買的商品，拉鏈、縫線、魔術貼和織帶均可終身維修。洗乾淨後帶到門市便可。</p>`,
  },
  {
    title: 'Washing and care',
    subTitle: 'Washed well, a jacket lasts another ten years.',
    content: `<h2>Waterproof shells</h2>
<p>Sweat and sun cream clog the pores of a membrane, so wash shells often. Close zips and tabs, use a cleaner made for technical fabric, a gentle programme at 30 degrees and one more rinse. No softener, no bleach. Twenty minutes in a tumble dryer on low revives the water-repellent finish. Once drops no longer roll off, spray on more.</p>
<h2>Down</h2>
<p>Once a season is enough. Use a down cleaner in a front loader and dry on low with three clean tennis balls, taking it out to shake it loose until no lumps are left. Store it hanging or in a large net bag, never packed tight.</p>
<h2>Merino and fleece</h2>
<p>Turn merino inside out, wash it cold in a laundry bag and dry it flat. Fleece belongs in a bag too: it keeps fibres out of the sea.</p>
<h2>Boots</h2>
<p>Take out the insoles, brush off mud with water and a soft brush, fill the boots with newspaper and let them dry in the shade. Heaters and strong sun make the glue of the soles brittle.</p>
<h2>Repairs</h2>
<p>We repair zips, seams, hook-and-loop and webbing for life on everything you buy from Cairn. Wash it first, then bring it to a store.</p>`,
  },
  `${MEDIA_ROOT}product-shell.svg`,
)

/** Source: C-274 (methods), C-288 (deadline). */
const payment = demoDocument(
  'payment',
  {
    title: '付款方式',
    subTitle: '信用卡、電子錢包或八達通，全部以港元結算。',
    content: `<h2>接受的付款方式</h2>
<ul>
<li>信用卡及扣帳卡：Visa、Mastercard、American Express、銀聯</li>
<li>電子錢包：AlipayHK、WeChat Pay HK</li>
<li>八達通</li>
</ul>
<p>所有價格以港元顯示及結算。以外地發行的信用卡付款，發卡銀行可能收取兌換費用，詳情請向銀行查詢。</p>
<h2>付款期限</h2>
<p>下單後，請在 <strong>3 小時內</strong>付款，其間我們會為你保留商品。數量或金額較大的訂單，以及同時有多張未付款的訂單，付款時間較短，請以訂單所示為準。逾時未付款的訂單會自動取消，所用的優惠券和 GO DOLLAR 會退回你的帳戶。如付款未能成功，可在「我的訂單」再試，無須重新下單。</p>
<h2>優惠券與 GO DOLLAR</h2>
<p>優惠碼及優惠券均在購物袋或結帳時使用。每張訂單可用一個優惠碼及一張優惠券，詳情以條款為準。你的優惠券在<a href="/user/coupon">我的優惠券</a>。會員每張訂單可賺取訂單金額 1% 的 GO DOLLAR。1 GO DOLLAR 等於 HK$1，可在日後購物時使用。</p>
<h2>保安</h2>
<p>付款在獨立視窗由持牌支付機構處理，我們不會看到或儲存你的信用卡號碼。如發現可疑交易，請立即聯絡發卡銀行，並<a href="/contact-us">通知我們</a>。</p>`,
  },
  {
    title: 'Payment',
    subTitle: 'Card, wallet or Octopus, always in Hong Kong dollars.',
    content: `<h2>Ways to pay</h2>
<ul>
<li>Cards: Visa, Mastercard, American Express, UnionPay</li>
<li>Wallets: AlipayHK, WeChat Pay HK</li>
<li>Octopus</li>
</ul>
<p>Prices are shown and charged in Hong Kong dollars. If your card was issued elsewhere, your bank may charge a conversion fee. Please ask your bank for details.</p>
<h2>How long you have to pay</h2>
<p>Please pay <strong>within 3 hours</strong> of placing your order. We reserve your items until then. Large orders, and orders placed while others are unpaid, have less time: each order shows its own deadline. Orders not paid in time are cancelled, and any coupons and GO DOLLAR you used are returned to your account. If a payment fails, try again from “My orders”; there is no need to place a new order.</p>
<h2>Coupons and GO DOLLAR</h2>
<p>Use promo codes and coupons in your bag or at checkout. You can use one code and one coupon per order; see the terms of each. Your coupons are in <a href="/user/coupon">your account</a>. Members earn 1% of every order in GO DOLLAR. 1 GO DOLLAR is worth HK$1 on a later order.</p>
<h2>Security</h2>
<p>A licensed payment provider handles your payment in a window of its own. We never see or keep your card number. If you notice a charge you do not recognise, contact your bank at once and <a href="/contact-us">tell us</a>.</p>`,
  },
)

/** The help centre, in its order. */
export const HELP_DOCUMENTS = [delivery, returns, sizes, care, repairs, payment, membership]
