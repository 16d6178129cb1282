import { MEDIA_ROOT } from '../../catalogue/products.ts'
import { demoDocument } from './document.ts'

export const sustainability = demoDocument(
  'sustainability',
  {
    title: '可持續的做法',
    subTitle: '最環保的外套，是你已經有的那一件。',
    content: `<p>我們賣的每一件東西，都用了不會再生的材料。所以這一頁不談口號，只寫我們做了甚麼、還欠甚麼。</p>
<h2>用得久</h2>
<p>上架之前先穿一季；賣出之後<a href="/article/repairs">終身維修</a>。去年我們收到三千多件送修商品，當中九成修得好。修不到的，拆成零件留給下一件。</p>
<h2>布料</h2>
<ul>
<li>防水外套全部不含 PFAS，潑水塗層需要多補幾次，說明書有教。</li>
<li>羽絨來自可追溯的農場；化纖以再造尼龍和聚酯為主，標籤註明比例。</li>
<li>羊毛只來自不作割皮處理的牧場。</li>
</ul>
<h2>寄送</h2>
<p>包裹不用膠袋，只有一個可以重用的紙盒。多件訂單盡量一次寄出；選擇自取點，車程平均少一半。</p>
<h2>山徑</h2>
<p>每年營業額的百分之一用於清潔山徑和維護路標。帳目每年四月公布，歡迎<a href="/contact-us">來信</a>索取。</p>
<h2>還未做到</h2>
<p>鞋底的膠水、帳幕的塗層，目前仍未找到夠耐用的替代品；貨船的碳排放，我們只能少訂、早訂，不能說是零。做到了，這一頁便會更新。</p>`,
  },
  {
    title: 'What we do about waste',
    subTitle: 'The greenest jacket is the one you already own.',
    content: `<p>We sell things, and everything we sell uses up something that does not come back. So there are no slogans on this page, only what we do and what is still to be done.</p>
<h2>Making it last</h2>
<p>We wear a piece for a season before we sell it, and <a href="/article/repairs">repair it for life</a> afterwards. Last year we took in more than three thousand pieces; nine in ten could be repaired, and the rest became parts for the next one.</p>
<h2>Materials</h2>
<ul>
<li>All our shells are free of PFAS. Their finish needs renewing more often; the leaflet explains how.</li>
<li>Down comes from traceable farms; synthetics are mostly recycled nylon and polyester, with the share on the label.</li>
<li>Wool comes only from farms that do not practise mulesing.</li>
</ul>
<h2>Parcels</h2>
<p>No plastic bags, only a box that can be used again. We ship orders in one parcel where we can, and pick-up points halve the distance driven on average.</p>
<h2>Trails</h2>
<p>One per cent of our sales goes into clearing trails and maintaining signposts. The accounts are published each April; <a href="/contact-us">write to us</a> for a copy.</p>
<h2>What we have not solved</h2>
<p>We have not yet found durable replacements for the glue in soles or the coating of tents. As for shipping, we can order less and earlier, but its emissions are not zero. When that changes, so will this page.</p>`,
  },
  `${MEDIA_ROOT}scene-forest.svg`,
)
