import { MEDIA_ROOT } from '../../catalogue/products.ts'
import { demoDocument } from './document.ts'

export const repairs = demoDocument(
  'repairs',
  {
    title: '終身維修',
    subTitle: '破了，就修。凡在 Cairn 購買，終身有效。',
    content: `<h2>我們修甚麼</h2>
<ul>
<li><strong>不另收費：</strong>拉鏈頭、縫線、魔術貼、織帶、扣件、帳幕營釘環、羽絨小破洞。</li>
<li><strong>只收材料費：</strong>更換整條拉鏈、鞋底、帳幕外層布幅、睡墊氣嘴。</li>
<li><strong>修不到：</strong>薄膜大面積剝離、布料被日光曬脆。這時可以舊換新，同類商品七折。</li>
</ul>
<h2>怎樣送修</h2>
<ol>
<li>把它洗乾淨、晾乾。濕的和髒的布料，縫不穩也黏不牢。</li>
<li>帶到任何門市，或先<a href="/contact-us">聯絡我們</a>再以速遞寄來。</li>
<li>兩個工作天內，我們會告訴你能否維修及費用。</li>
<li>小修即日可取，一般需時一星期，換鞋底需時三星期。</li>
</ol>
<h2>想自己動手？</h2>
<p>每月第二個星期六，各門市開放維修枱，借你針線、膠水和衣車，旁邊有人教。免費參加，在<a href="/storeLocator">門市</a>登記便可。</p>
<h2>不是在這裏買的？</h2>
<p>也歡迎帶來。其他牌子的裝備，我們按工時收費，開始之前先報價；修不到不收錢。</p>
<p>平日的清潔和收納，請看<a href="/article/washing-and-care">洗滌與保養</a>。</p>`,
  },
  {
    title: 'Repairs for life',
    subTitle: 'Torn? We repair everything we sell, for life.',
    content: `<h2>What we repair</h2>
<ul>
<li><strong>Free of charge:</strong> zip pulls, seams, hook-and-loop, webbing, buckles, peg loops, small holes in down.</li>
<li><strong>For the price of the parts:</strong> whole zips, soles, flysheet panels, sleeping mat valves.</li>
<li><strong>Not possible:</strong> large areas of peeling membrane, fabric gone brittle in the sun. Trade it in for 30% off a replacement of the same kind.</li>
</ul>
<h2>How it works</h2>
<ol>
<li>Wash it and let it dry. Neither thread nor glue holds on wet or dirty fabric.</li>
<li>Bring it to any of our stores, or <a href="/contact-us">contact us</a> first and send it by courier.</li>
<li>Within two business days we tell you whether it can be repaired and what it costs, if anything.</li>
<li>Small repairs are done the same day and most others within a week. New soles take three weeks.</li>
</ol>
<h2>Rather do it yourself?</h2>
<p>On the second Saturday of every month our stores open their workbenches: we lend you needles, glue and a sewing machine, and a colleague shows you how. It is free; sign up in a <a href="/storeLocator">store</a>.</p>
<h2>Not bought here?</h2>
<p>You can still bring it in. We charge by the hour for other brands and give you a price before we start. If we cannot repair it, you pay nothing.</p>
<p>For everyday cleaning and storage, see <a href="/article/washing-and-care">Washing and care</a>.</p>`,
  },
  `${MEDIA_ROOT}knit-pile.svg`,
)
