import { MEDIA_ROOT } from '../../catalogue/products.ts'
import { demoDocument } from './document.ts'

/** How the shop chooses what it sells. Source: C-034. */
export const brandsDocument = demoDocument(
  'about-brands',
  {
    title: '我們的品牌',
    subTitle: '八個品牌，每一個我們都認識背後的人。',
    content: `<p>Cairn 網店只有八個品牌，因為我們只賣自己穿過、拆過、也修得到的東西。每一個牌子加入之前，我們都會先走過它的工場，再走一季香港的山。</p>
<h2>怎樣選</h2>
<ul>
<li><strong>穿足一季：</strong>由潮濕的春天走到乾燥的冬天，記下每一處磨損。</li>
<li><strong>拆開來看：</strong>縫線、膠條、拉鏈頭，看它壞了能不能換。</li>
<li><strong>問得到零件：</strong>品牌須承諾最少供應七年維修零件。</li>
<li><strong>知道出處：</strong>布料和填充物的來源要寫得出來，羽絨必須可以追溯。</li>
</ul>
<h2>為甚麼不多賣一點</h2>
<p>多一個牌子，就少一點時間認識它。我們寧願熟知每一件外套的特性：哪一件適合濕熱的夏夜，哪一件抵得住飛鵝山的風。問我們的同事，他們大多已經穿舊了一件。</p>
<h2>門市還有這些品牌</h2>
<p>除了網店的八個品牌，各門市還有四十個小牌子，大多是本地工作室和一人工場。貨量少，賣完便等下一季；<a href="/landingPage/brands">品牌目錄</a>由 A 排到 Z，按名字便可看到簡介。</p>
<p>你也做戶外用品？歡迎<a href="/contact-us">寫信給我們</a>，附上樣本，並介紹一條你常走的路線。</p>`,
  },
  {
    title: 'Our brands',
    subTitle: 'Eight brands, and we know the people behind each one.',
    content: `<p>We sell only eight brands online, because we sell only what we have worn, taken apart and can mend. Before a brand joins us we visit its workshop, and then wear its products for a season on the hills of Hong Kong.</p>
<h2>How we choose</h2>
<ul>
<li><strong>Worn for a season:</strong> from the damp spring into the dry winter, with notes on every sign of wear.</li>
<li><strong>Taken apart:</strong> seams, tapes and zip pulls, to see whether broken parts can be replaced.</li>
<li><strong>Spare parts:</strong> the brand must promise spare parts for at least seven years.</li>
<li><strong>Known sources:</strong> the origin of fabric and fill must be documented, and down must be traceable.</li>
</ul>
<h2>Why not more</h2>
<p>Every additional brand leaves less time for the others. We would rather know each jacket well: which is right for a humid summer night, and which stands up to the wind on Kowloon Peak. Ask us in a store: most of us have worn one out.</p>
<h2>More brands in our stores</h2>
<p>Besides the eight brands online, our stores carry forty small labels, most of them local studios and one-person workshops. Stocks are small; once they sell out, the next season brings more. The <a href="/landingPage/brands">brand directory</a> runs from A to Z; press a name to read about it.</p>
<p>Do you make things for the outdoors? <a href="/contact-us">Write to us</a>, with a sample and a route you know well.</p>`,
  },
  `${MEDIA_ROOT}scene-forest.svg`,
)
