import { demoDocument } from './document.ts'

/** Source: L-422 … L-425, L-428. */
export const membership = demoDocument(
  'membership',
  {
    title: '會員與 GO DOLLAR',
    subTitle: '每張訂單賺取 1%，推薦朋友再得 10 GO DOLLAR。',
    content: `<h2>賺取 GO DOLLAR</h2>
<p>會員每張訂單可賺取訂單金額的 <strong>1%</strong>，以整數計算，<strong>全部貨品寄出後</strong>存入帳戶。運費、已使用的 GO DOLLAR 和優惠券扣減的金額不計算在內。</p>
<h2>使用 GO DOLLAR</h2>
<p><strong>1 GO DOLLAR = HK$1</strong>，在購物袋或結帳時選用便可。取消訂單或退貨時，已使用的 GO DOLLAR 會退回帳戶，賺取的則會收回。GO DOLLAR 不可轉讓，也不能兌換現金。</p>
<h2>新會員</h2>
<p>登記後，<strong>首張訂單九折</strong>優惠券會即時存入<a href="/user/coupon">我的優惠券</a>，90 天內有效，可用一次，不可與其他優惠券同時使用。</p>
<h2>推薦朋友</h2>
<p>把你的推薦連結傳給朋友。每有一位朋友登記成為會員，你便獲得 <strong>10 GO DOLLAR</strong>，最多計算 <strong>50 位</strong>。</p>
<h2>會員價與收藏清單</h2>
<p>銀卡及金卡會員登入後，適用的商品會自動顯示會員價：銀卡會員九五折，金卡會員九折，已減價的商品除外。收藏清單最多可存 100 件商品。</p>
<h2>級別</h2>
<table>
<thead><tr><th scope="col">級別</th><th scope="col">一年內消費</th><th scope="col">專享</th></tr></thead>
<tbody>
<tr><th scope="row">會員</th><td>—</td><td>1% GO DOLLAR、首張訂單九折</td></tr>
<tr><th scope="row">銀卡會員</th><td>HK$5,000</td><td>會員價九五折、優先登記導賞行</td></tr>
<tr><th scope="row">金卡會員</th><td>HK$12,000</td><td>會員價九折、維修優先處理</td></tr>
</tbody>
</table>
<p>一年內的消費達到上述金額後，請<a href="/contact-us">聯絡客戶服務</a>，我們核對訂單後會更新你的級別。</p>
<p>還未加入？<a href="/register">一分鐘登記</a>。已是會員？到<a href="/member">會員頁</a>看看你的級別和 GO DOLLAR。</p>`,
  },
  {
    title: 'Membership and GO DOLLAR',
    subTitle: 'Earn 1% on every order, and 10 GO DOLLAR for each friend.',
    content: `<h2>Earning GO DOLLAR</h2>
<p>Members earn <strong>1% of the order value</strong> in whole GO DOLLAR, credited <strong>once the whole order has been shipped</strong>. Delivery charges, GO DOLLAR spent and coupon discounts do not count.</p>
<h2>Spending GO DOLLAR</h2>
<p><strong>1 GO DOLLAR = HK$1.</strong> Use them in your bag or at checkout. If an order is cancelled or returned, we return the GO DOLLAR you spent and take back any you earned. They cannot be transferred or exchanged for cash.</p>
<h2>New members</h2>
<p>When you join, a coupon for <strong>10% off your first order</strong> is added to <a href="/user/coupon">your account</a> at once. It is valid for 90 days, can be used once and cannot be combined with other coupons.</p>
<h2>Referring friends</h2>
<p>Send your referral link to friends. For each one who becomes a member you receive <strong>10 GO DOLLAR</strong>, for up to <strong>50 referrals</strong>.</p>
<h2>Member prices and wish list</h2>
<p>Silver members pay 5% less and Gold members 10% less, except on items already reduced; these prices appear once you log in. Your wish list holds up to 100 products.</p>
<h2>Levels</h2>
<table>
<thead><tr><th scope="col">Level</th><th scope="col">Annual spend</th><th scope="col">Benefits</th></tr></thead>
<tbody>
<tr><th scope="row">Member</th><td>–</td><td>1% in GO DOLLAR, 10% off the first order</td></tr>
<tr><th scope="row">Silver</th><td>HK$5,000</td><td>Member prices (5% off), priority booking for guided hikes</td></tr>
<tr><th scope="row">Gold</th><td>HK$12,000</td><td>Member prices (10% off), priority repairs</td></tr>
</tbody>
</table>
<p>Once your orders of the past year reach an amount above, <a href="/contact-us">contact customer service</a>: we check them and update your level.</p>
<p>Not a member yet? <a href="/register">Joining takes a minute</a>. Already a member? See your level and GO DOLLAR on the <a href="/member">member page</a>.</p>`,
  },
)
